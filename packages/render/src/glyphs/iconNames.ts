/**
 * The names that have an icon. The icons themselves are many and large: whoever draws in a page may load them later.
 * Written by scripts/icons.mjs: do not edit.
 */
export const iconNames: readonly string[] =
  'anchor ant archer arrow atom attacker barn base battleship bear bee bike bird boar boat bomb bull butterfly camel cannon captain car castle cat chariot coral corn cow crab crow crown deer demon dinosaur dog door dragon duck eagle elephant factory fan farm finger fire fish fist flag flower foot forest fox frog general gnome goat gold goose guard hand hare hawk hen herd horse hound house human hunter hyena jaguar jarl key lamb lamp leopard lieutenant light lion maharajah marshal meeple miner minotaur monkey mountain mouse nuclear octopus officer ogre ox paper phoenix pig pirate prince rabbit rat rebel robot rock rocket rubble scissors scout sepoy sergeant serpent shark sheep ship shooter skull snake soldier spider spy stag stork submarine sun swan tank theseus thrall tiger tower town tree turtle unicorn vulture wall warrior water waves whale wizard wolf'.split(
    ' ',
  );
