"""The drawings of Recess!: people, yard and equipment as shapes. Never what stands where: `scene` says that."""
