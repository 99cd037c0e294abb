// The page of one's games, in the browser's own time zone: a page that was told in another one is told once more.

import { one } from "../lib/dom.js";
import { rememberZone } from "./zone.js";

const told = one("[data-zone]").dataset.zone;
if (rememberZone(told)) location.reload();
