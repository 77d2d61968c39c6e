/** Importing this gives all icons to whatever draws. */

import { useIcons } from './iconStore.js';
import { icons } from './icons.js';

useIcons(icons);
