/** Pieces that carry letters: tiles of shogi, discs of xiangqi and janggi. */

/** The letters of shogi pieces, by English and Japanese names; a plus for promoted ones. */
export const shogiLetters: Readonly<Record<string, string>> = {
  king: 'K',
  osho: 'K',
  gyokusho: 'K',
  rook: 'R',
  hisha: 'R',
  bishop: 'B',
  kakugyo: 'B',
  gold: 'G',
  kinsho: 'G',
  goldgeneral: 'G',
  silver: 'S',
  ginsho: 'S',
  silvergeneral: 'S',
  knight: 'N',
  keima: 'N',
  lance: 'L',
  kyosha: 'L',
  pawn: 'P',
  fuhyo: 'P',
  tokin: '+P',
  narikyo: '+L',
  narikei: '+N',
  narigin: '+S',
  horse: '+B',
  ryuma: '+B',
  dragonhorse: '+B',
  dragon: '+R',
  ryuo: '+R',
  dragonking: '+R',
}; // prettier-ignore

/** The letters of xiangqi pieces, by English and Chinese names. */
export const xiangqiLetters: Readonly<Record<string, string>> = {
  general: 'G',
  jiang: 'G',
  shuai: 'G',
  king: 'G',
  advisor: 'A',
  shi: 'A',
  guard: 'A',
  elephant: 'E',
  xiang: 'E',
  horse: 'H',
  ma: 'H',
  chariot: 'R',
  ju: 'R',
  cannon: 'C',
  pao: 'C',
  soldier: 'S',
  zu: 'S',
  bing: 'S',
}; // prettier-ignore

/** Outline of a shogi tile, its point upwards. */
export const shogiTile = 'M0 -45L27 -33L36 42H-36L-27 -33Z';
