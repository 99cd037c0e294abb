"""The drawings of Recess!: people, yard and equipment as shapes. What stands where is for `scene` to say."""
