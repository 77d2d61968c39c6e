/** What rules need of boards, passed on: the rules package builds on functions and state only. */
export type {
  Board,
  BoardSpec,
  GraphExpression,
  RadialTable,
  SiteType,
  StepTable,
  SurakartaLoops,
  Topology,
  Track,
  TrackSpec,
} from '@ludii/geometry';
export {
  board as plainBoard,
  boardless as boardlessBoard,
  buildBoard,
  mancalaBoard as mancalaPits,
  surakartaBoard as surakartaLoops,
} from '@ludii/geometry';
export { Direction as DirectionCode, directionCode, directionName, findTrack, radialsOf, stepsOf, walkEnds } from '@ludii/geometry';
