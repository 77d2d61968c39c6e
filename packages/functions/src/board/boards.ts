/** What rules need of boards, passed on: the rules package builds on functions and state only. */
export type {
  Board,
  BoardSpec,
  GraphExpression,
  Lists,
  RadialTable,
  SiteType,
  StepTable,
  Topology,
  Track,
  TrackSpec,
} from '@ludii/geometry';
export {
  board as plainBoard,
  boardless as boardlessBoard,
  buildBoard,
  Direction as DirectionCode,
  directionCode,
  directionName,
  findTrack,
  mancalaBoard as mancalaPits,
  radialsOf,
  stepsOf,
  surakartaBoard as surakartaLoops,
  walkEnds,
} from '@ludii/geometry';
export { packLists, type SurakartaLoops } from '@ludii/geometry/internal';
