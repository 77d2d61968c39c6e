/** Habits of our own games; written by `npm run language -- habits`. */
export const habitsText = `	"name"	3178	{	1673	"define"	1047	(if	471	1	449	(to	424	<tag>	391	(place	375	<	339	P1	334	(rules	329	2	325	(piece	307	(result	301	Mover	283	P2	269	(colour	234	Colour	232	if:	231	(sites	224	(item	223	0	199	3	198	Next	198	(pair	195	Each	189	(from	177	(play	169	(description	166	(end	166	(graphics	166	(info	166	(origin	166	(players	166	(equipment	163	4	158	(player Colour	151	Win	150	at:	145	#1	141	(between	140	(board	140	6	140	(or	137	(regions	136	5	134	Empty	132	(start	126	(then	126	(=	125	(and	125	(forEach Piece	121	Piece	121	weight:	120	All	117	8	116	(last To	106	F	106	To	106	Moves	104	args:	92	(>=	90	(no Moves	88	(square	85	Draw	84	Step	82	7	81	Orthogonal	78	(move Step	77	(who	77	9	77	(is Empty	76	(not	76	Loss	72	(remove	69	(player	66	(is In	64	In	64	(apply	63	#2	62	Occupied	60	(site	59	True	59	(count Turns	58	Turns	58	(sites Empty	56	pieceWeights:	56	(sites Row	53	Row	53	Enemy	51	Shared	51	Pieces	50	(handSite	47	coord:	47	(board Colour	46	(board Style	46	Style	46	(count	45	10	45	(is Enemy	44	(sites Top	44	Neutral	44	Top	44	(moveAgain	43	(move	42	Vertex	42	(sites Bottom	40	Bottom	40	count:	40	(count Pieces	39	(move Slide	39	Slide	39	(sites Occupied	37	by:	37	(rectangle	36	(+	35	(score	35	use:	35	(move Add	34	Add	34	of:	34	(directions	33	N	33	(>	32	S	32	(id	31	13	31	Move	31	Cell	30	from:	30	to:	30	(do	29	(hand	28	(hint	28	(move Hop	28	(playerRegionsProximity	28	Adjacent	28	Hop	28	player:	28	#3	27	(is Line	27	Diagonal	27	Line	27	Forward	26	Chess	25	R	25	(set Counter	24	15	24	200	24	Counter	24	Sites	24	(is Occupied	23	(mover	23	(sites Board	23	Board	23	in:	23	(-	22	14	22	ifAfterwards:	22	(ahead	21	11	21	12	21	FL	21	FR	21	fillColour:	21	steps:	21	(ai	20	(can Move	20	(expand	20	(heuristics	20	(sidesProximity	20	(track	20	InnerEdges	20	(forEach	19	(piece Colour	19	(union	19	18	19	"ToEmpty"	18	(byScore	18	(column	18	(is Friend	18	(is Full	18	(range	18	Friend	18	Full	18	Phase0	18	(!=	17	(<	17	(centreProximity	17	(hop	17	(intersection	17	(where	17	"StepToEmpty"	16	(is Mover	16	(is Prev	16	(region Colour	16	16	16	19	16	20	16	27	16	Prev	16	"IsInCheck"	15	(all Different	15	(is Sum	15	(material	15	(move Remove	15	Different	15	L	15	Remove	15	Sum	15	(count Moves	14	(tile	14	23	14	24	14	Edge	14	numSides:	14	"IsEnemyAt"	13	(cornerProximity	13	(fromTo	13	(is Solved	13	(last From	13	(move Select	13	(priority	13	(promote	13	(satisfy	13	(values	13	300	13	E	13	From	13	Select	13	Solved	13	(all Sites	12	(amount	12	(count Sites	12	(mapEntry	12	(mobilitySimple	12	(phase	12	(row	12	(sites Phase	12	(what	12	21	12	32	12	P3	12	Pass	12	Phase	12	directed:	12	(addScore	11	(counter	11	(move Pass	11	(no Pieces	11	(piece Rename	11	(trackSite Move	11	17	11	29	11	Leap	11	Rename	11	container:	11	piece:	11	(<=	10	(add	10	(count Pips	10	(exact	10	(map	10	(path	10	(sites Around	10	22	10	28	10	30	10	Around	10	P4	10	Pips	10	colour:	10	"HandOccupied"	9	"SameTurn"	9	(difference	9	(set Hidden	9	Columns	9	Corners	9	Hidden	9	Rows	9	What	9	size:	9	~	9	"Checkmate"	8	(matchScore	8	(move Leap	8	(seq	8	(sites Corners	8	(var	8	25	8	26	8	31	8	35	8	62	8	Count	8	Phase1	8	edges:	8	loop:	8	vertices:	8	"ChessKing"	7	"ChessRook"	7	"DrawIfNoMoves"	7	"PromoteIfReach"	7	"ToEnemy"	7	"ToNotFriend"	7	(*	7	(centrePoint	7	(custodial	7	(dice	7	(graph	7	(meta	7	(ownRegionsCount	7	(roll	7	(set Var	7	-1	7	1..6	7	34	7	500	7	56	7	60	7	63	7	65	7	68	7	74	7	Stack	7	Var	7	d:	7	next:	7	num:	7	"AlquerqueBoard"	6	"ChessKnight"	6	"ChessPawn"	6	"ChessQueen"	6	"KnightWalk"	6	(forEach Site	6	(is Connected	6	(mancalaBoard	6	(nextPhase	6	(place Stack	6	(set Count	6	(sites Column	6	(sites Side	6	(sow	6	(wedge	6	0..9	6	100	6	36	6	40	6	54	6	57	6	71	6	75	6	77	6	Column	6	Connected	6	False	6	Leftward	6	Rightward	6	SW	6	Side	6	Site	6	apply:	6	phases:	6	"ChessBishop"	5	"HopCapture"	5	"NewTurn"	5	#4	5	(bet	5	(hex	5	(is Threatened	5	(set	5	(shift	5	(sites Hand	5	(subgame	5	12..7	5	46	5	49	5	50	5	59	5	61	5	66	5	69	5	7..12	5	72	5	79	5	Even	5	Go	5	Hand	5	NE	5	Threatened	5	W	5	after:	5	before:	5	result:	5	"CaptureAll"	4	"CrossGraph"	4	"CustodialCapture"	4	"HandEmpty"	4	"ReplayIfCanMove"	4	"StepToEnemy"	4	(bestAgent	4	(forAll	4	(is Visited	4	(merge	4	(next	4	(payoff	4	(show Symbol	4	(sites Right	4	(swap	4	(toFloat	4	-1.4	4	0..5	4	0.05	4	0.054	4	1.4	4	15..24	4	150	4	4..8	4	400	4	42..47	4	45	4	48	4	55	4	6..0	4	64	4	67	4	76	4	99	4	End	4	NW	4	None	4	Odd	4	Off	4	Right	4	SE	4	Square	4	Symbol	4	Tafl	4	Visited	4	component:	4	diagonals:	4	items:	4	regionSiteType:	4	state:	4	store:	4	top:	4	"BottomRows"	3	"DoubleStepForwardToEmpty"	3	"LeapCapture"	3	"TopRows"	3	(all Passed	3	(card Rank	3	(count Trials	3	(games	3	(hints	3	(is	3	(is Even	3	(lineCompletionHeuristic	3	(max	3	(pips	3	(sites Direction	3	(sites Left	3	(sites Outer	3	-0.042	3	-0.14	3	-2	3	-4	3	0.002	3	0.046	3	0.094	3	0.13	3	0.17	3	0.21	3	0.3	3	1.5	3	120	3	14..20	3	17..12	3	27..32	3	33	3	33..38	3	38	3	44	3	53	3	53..51	3	58	3	70	3	73	3	78..80	3	Alternating	3	Backward	3	Direction	3	Hint	3	Left	3	Outer	3	Passed	3	Puzzle	3	Rank	3	Trials	3	level:	3	stack:	3	through:	3	"EscapeWin"	2	"IsFriendAt"	2	"WinIf"	2	(%	2	(/	2	(boardless	2	(concentric	2	(count Liberties	2	(deal Cards	2	(deck	2	(directional	2	(enclose	2	(is Count	2	(is Loop	2	(is Odd	2	(is Pattern	2	(layers	2	(max Moves	2	(min	2	(mode	2	(move PlayCard	2	(pathExtent	2	(payoffs	2	(place Random	2	(playerSiteMapCount	2	(regular	2	(rotate	2	(set Score	2	(set State	2	(set Team	2	(sites Incident	2	(sites ToClear	2	(topLevel	2	-0.046	2	-0.05	2	-0.081	2	-0.11	2	-0.12	2	-8.1	2	0..10	2	0..3	2	0.01	2	0.016	2	0.02	2	0.03	2	0.039	2	0.041	2	0.053	2	0.055	2	0.065	2	0.08	2	0.1	2	0.14	2	0.2	2	0.6	2	0.8	2	1..12	2	11..6	2	12..9	2	13..19	2	14..24	2	180	2	19..10	2	20..25	2	20..29	2	25..30	2	3..0	2	3.1	2	37	2	47	2	5..0	2	52	2	84	2	BL	2	BR	2	Cards	2	EndOfTurn	2	Forwards	2	Incident	2	Liberties	2	Loop	2	P5	2	P6	2	Pattern	2	Pending	2	PlayCard	2	Player	2	Random	2	Score	2	Simultaneous	2	State	2	SubGrids	2	Team	2	ToClear	2	backtracking:	2	cardsBySuit:	2	copy:	2	exact:	2	origin:	2	owner:	2	rings:	2	scale:	2	suits:	2	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"BlockWin"	1	"CrossBoard"	1	"InterveneCapture"	1	"IsEndTrack"	1	"LascaBoard"	1	"Line3Win"	1	"NineMensMorrisBoard"	1	"ReachWin"	1	"RollMove"	1	"StarBoard"	1	"StickDice"	1	"ThreeMensMorrisBoard"	1	#5	1	#6	1	#7	1	#8	1	#9	1	(#1	1	(abs	1	(automove	1	(board StyleThickness	1	(card Suit	1	(complete	1	(count Groups	1	(deal Dominoes	1	(dominoes	1	(forEach Die	1	(forEach Value	1	(is Decided	1	(is Flat	1	(is Path	1	(is PipsMatch	1	(is Proposed	1	(is SidesMatch	1	(is Target	1	(is Triggered	1	(is Within	1	(level	1	(move Propose	1	(move Shoot	1	(move Vote	1	(no Repeat	1	(passEnd	1	(rotations	1	(set NextPlayer	1	(set Pending	1	(show Check	1	(show Edges	1	(sites Hint	1	(sites Layer	1	(sites LineOfPlay	1	(sites Pending	1	(sites Playable	1	(size Stack	1	(size Territory	1	(state	1	(step	1	(surakartaBoard	1	(trackSite EndSite	1	(trackSite FirstSite	1	(tri	1	(trigger	1	(value	1	(was Pass	1	(while	1	-0.011	1	-0.015	1	-0.016	1	-0.02	1	-0.027	1	-0.033	1	-0.045	1	-0.053	1	-0.067	1	-0.078	1	-0.1	1	-0.18	1	-0.3	1	-0.34	1	-0.37	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	-2.9	1	-4.8	1	-5.9	1	-9.5	1	0..17	1	0..2	1	0..6	1	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0042	1	0.0078	1	0.0079	1	0.011	1	0.012	1	0.015	1	0.019	1	0.022	1	0.025	1	0.029	1	0.032	1	0.036	1	0.037	1	0.042	1	0.049	1	0.061	1	0.064	1	0.071	1	0.074	1	0.084	1	0.11	1	0.15	1	0.18	1	0.19	1	0.22	1	0.24	1	0.25	1	0.26	1	0.32	1	0.39	1	0.41	1	0.5	1	0.51	1	0.55	1	0.74	1	0.76	1	0.85	1	0.88	1	0.89	1	0.95	1	1..9	1	10..13	1	10..18	1	1000	1	107..110	1	111..120	1	119	1	13..18	1	13..7	1	139	1	16..12	1	18..13	1	18..24	1	19..22	1	19..24	1	2.0	1	2.4	1	2.9	1	23..25	1	25..20	1	27..44	1	31..36	1	31..42	1	32..26	1	32..34	1	34..38	1	39..30	1	4..7	1	4.8	1	40..49	1	42	1	43	1	43..48	1	5.9	1	51	1	59..50	1	6..11	1	6..8	1	60..69	1	7..4	1	78	1	79..70	1	80	1	80..89	1	81	1	82	1	83	1	85	1	86	1	86..88	1	87	1	9.5	1	90	1	92	1	95	1	95..97	1	98	1	98..101	1	99..90	1	AllSites	1	Backgammon	1	Check	1	Connect4	1	Decided	1	Diagonals	1	Diamond	1	Die	1	Dominoes	1	Edges	1	EndSite	1	FirstSite	1	Flat	1	Groups	1	HintRegions	1	Implied	1	Inner	1	Kakuro	1	Lasca	1	Layer	1	LineOfPlay	1	NextPlayer	1	NoEnd	1	NonMover	1	NotEmpty	1	OuterEdges	1	Own	1	Path	1	PipsMatch	1	Playable	1	Positional	1	Propose	1	Proposed	1	Repeat	1	Shogi	1	Shoot	1	Sides	1	SidesMatch	1	SidesNoCorners	1	SnakesAndLadders	1	Solid	1	Star	1	StyleThickness	1	Sudoku	1	Suit	1	Surakarta	1	Target	1	TeamMover	1	Territory	1	Triangle	1	Triggered	1	Value	1	Vote	1	Within	1	Xiangqi	1	cells:	1	closed:	1	distance:	1	forward:	1	includeSelf:	1	included:	1	joinCorners:	1	length:	1	loops:	1	max:	1	min:	1	mover	1	next	1	path:	1	pyramidal:	1	replayDouble:	1	upTo:	1	whats:	1
b "AlquerqueBoard" 5	5	4
b "AlquerqueBoard" ^	5	4	3	1	<tag>	1
b "BottomRows" ^	1	1	2	1	<tag>	1
b "CaptureAll" ^	Next	4
b "Checkmate" ^	"name"	8
b "ChessBishop" ^	"name"	5
b "ChessKing" ^	"name"	7
b "ChessKnight" ^	"name"	6
b "ChessPawn" "name"	(if	3	~	3
b "ChessPawn" (if	(then	3
b "ChessPawn" ^	"name"	6
b "ChessPawn" ~	"define"	3
b "ChessQueen" ^	"name"	6
b "ChessRook" ^	"name"	7
b "CrossGraph" 3	7	3	15	1
b "CrossGraph" ^	3	4
b "CustodialCapture" Orthogonal	(max	2
b "CustodialCapture" ^	Orthogonal	4
b "DrawIfNoMoves" ^	Next	7
b "HandEmpty" ^	P2	3	Next	1
b "HandOccupied" ^	Mover	8	P2	1
b "IsEnemyAt" ^	(between	10	(to	3
b "IsFriendAt" ^	(between	1	(to	1
b "IsInCheck" "name"	Mover	9	Next	2	P1	2	P2	2
b "IsInCheck" ^	"name"	15
b "LeapCapture" ^	"KnightWalk"	3
b "PromoteIfReach" (sites	"name"	7
b "PromoteIfReach" ^	(sites	7
b "ReplayIfCanMove" ^	(hop	4
b "StepToEmpty" Forward	"define"	2
b "StepToEmpty" ^	Forward	3
b "StepToEnemy" (directions	"define"	2
b "StepToEnemy" ^	(directions	4
b "TopRows" ^	1	1	2	1	<tag>	1
b "WinIf" "define"	Mover	1	Next	1
b "WinIf" ^	"define"	2
b "define" "define"	"define"	7	True	6	(apply	2	(if	2	(then	1	~	1
b "define" "name"	"name"	28	#1	7	1	5	0	3	2	3	3	3	4	3	5	2	6	2	7	2	8	2	All	1	Diagonal	1	Orthogonal	1
b "define" #1	#2	10	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1
b "define" #2	#3	7	1	1
b "define" (directions	"define"	3
b "define" 0	1	2	(and	1	2	1	3	1	4	1
b "define" 1	1	5	3	2	(not	1	(sites	1	2	1	4	1
b "define" 2	8	5	5	3	4	2	(not	1	1	1	3	1
b "define" 3	2	1	4	1	7	1	True	1
b "define" 4	5	1	6	1	8	1	True	1
b "define" All	(then	1	Enemy	1	True	1
b "define" Diagonal	True	3	"define"	1	(if	1	Enemy	1
b "define" Forward	"define"	3	(is Empty	2	(not	2
b "define" Leap	"KnightWalk"	2	{	1
b "define" Mover	at:	2
b "define" NE	SW	2
b "define" NW	SE	2
b "define" Orthogonal	True	3	"define"	1	(then	1	Enemy	1	before:	1
b "define" P1	"name"	2	P2	2	P3	1
b "define" P2	"name"	2	P1	2	P4	1
b "define" Step	All	3	(directions	1	Forward	1
b "define" ^	"name"	61	"define"	18	Mover	16	P1	16	P2	16	#1	14	2	13	(from	12	Next	12	1	11	Diagonal	10	(to	9	Orthogonal	8	0	6	3	6	Forward	6	{	6	Step	5	Adjacent	4	All	4	E	4	(directions	3	4	3	Leap	3	N	3	(between	2	(last To	2	(mover	2	(next	2	(site	2	NE	2	NW	2	before:	2	~	2	(+	1	(-	1	(last From	1	(not	1	(row	1	-4	1	5	1	6	1	Even	1	Odd	1	W	1	mover	1	next	1	replayDouble:	1
b "define" before:	after:	3
b "define" {	{	4	(is In	1
b "define" ~	~	3	"define"	2	(if	1
b "define"after: before:	8	2	10	1
b "define"at: Mover	(+	1	(from	1
b "define"before: ^	10	1	8	1
b "define"{ F	F	16	R	10	L	9
b "define"{ L	F	9
b "define"{ R	F	10
b "define"{ ^	F	13	{	3
b "define"{ {	{	2
b (!= (between	"define"	1	(centrePoint	1
b (!= (from	"define"	1	(to	1
b (!= (pips	0	2
b (!= (site	(ahead	4
b (!= ^	(site	4	(between	2	(from	2	(pips	2	"define"	1	(mapEntry	1	(row	1	(to	1	(what	1	1	1	2	1
b (% ^	"define"	1	(+	1
b (* 2	<tag>	2	"define"	1	(%	1
b (* 9	(-	1	(/	1
b (* ^	2	4	9	2	(-	1
b (+ "define"	(if	2	(-	1
b (+ (amount	(amount	2	(*	1
b (+ (from	#1	2	(count Pips	2	#2	1	#3	1	1	1	2	1
b (+ (last From	#3	2	#1	1
b (+ (score	(count	3	"define"	2
b (+ (to	6	2
b (+ 1	"define"	1	<tag>	1
b (+ 3	"define"	1	(-	1
b (+ ^	(from	8	(score	5	"define"	3	(amount	3	(last From	3	(to	2	1	2	3	2	#1	1	(card Rank	1	(count	1	(count Pieces	1	8	1	<tag>	1	{	1
b (- (from	1	1	2	1	3	1
b (- (mover	1	3
b (- (row	(row	2
b (- (to	6	2	1	1
b (- <tag>	(column	1	(row	1
b (- ^	(from	3	(mover	3	(to	3	(row	2	<tag>	2	(*	1	(amount	1	(column	1	(count Pieces	1	(if	1	(matchScore	1	(next	1	1	1	3	1
b (/ (-	2	2
b (/ ^	(-	2
b (< "define"	"define"	1	<tag>	1
b (< (column	(column	1	<tag>	1
b (< (count Pieces	3	5	9	2	<tag>	2
b (< ^	(count Pieces	9	"define"	2	(column	2	#1	1	#2	1	(from	1	1	1
b (<= (count Pieces	1	5	15	1	3	1	5	1	9	1
b (<= ^	(count Pieces	9	(+	1
b (= "define"	"define"	2	1	2	(last To	1	-1	1	0	1	2	1	3	1	7	1	8	1	End	1	Off	1
b (= (count Moves	(*	1	12	1	2	1
b (= (from	(last To	12	"define"	2
b (= (mover	(who	9
b (= (score	24	2
b (= (site	"define"	1	(centrePoint	1
b (= (sites Occupied	(sites	6
b (= (to	"define"	5	(handSite	2	7	1
b (= (var	-1	2
b (= (what	(id	5	(what	1
b (= (who	P1	2	#1	1	1	1
b (= 0	(count	4	(count Sites	4	"define"	2	(count Moves	2	(count Pieces	2	(count Pips	1
b (= 1	(count	5	"define"	3	(count Pieces	3	(card Suit	1	(count Groups	1	(state	1	(var	1
b (= 2	(count	2	"define"	1	(-	1	(abs	1
b (= 3	(count Trials	3	(count Pieces	2	(count	1
b (= 4	(count	1	(count Sites	1
b (= 8	"define"	2	(column	1
b (= <tag>	(count Pieces	1	(size Stack	1
b (= Off	(where	3
b (= ^	0	15	1	15	(from	14	"define"	13	(mover	9	(to	8	(sites Occupied	6	(what	6	3	6	2	5	(who	4	(count Moves	3	8	3	Off	3	(score	2	(site	2	(var	2	4	2	<tag>	2	(between	1	15	1	5	1	6	1	7	1
b (> "define"	"define"	3	0	3
b (> (count	0	10	1	1
b (> (count Liberties	0	2
b (> (count Moves	0	1	1	1
b (> (count Sites	0	5
b (> ^	(count	11	"define"	6	(count Sites	5	(count Liberties	2	(count Moves	2	(amount	1	(column	1	(count Pieces	1	(count Pips	1	(matchScore	1	(score	1
b (>= (column	(column	2	<tag>	1
b (>= (count Moves	100	1	1000	1	200	1	300	1	500	1
b (>= (count Turns	200	23	300	12	500	6	100	5	150	4	400	4	120	3	<tag>	1
b (>= (counter	99	4	49	2	119	1	139	1	19	1	29	1	79	1
b (>= (matchScore	2	2	<tag>	2
b (>= (pathExtent	8	2
b (>= (score	10	1	25	1	<tag>	1
b (>= ^	(count Turns	58	(counter	11	(count Moves	5	(matchScore	4	(column	3	(score	3	(pathExtent	2	"define"	1	(count Pieces	1	(row	1	(site	1
b (add (piece	(to	9
b (add ^	(piece	9	(regular	1
b (addScore Mover	1	6	(count	2	(count Sites	1	2	1
b (addScore ^	Mover	10	(player	1
b (add{ 8	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1
b (add{ ^	8	8	{	2	0	1
b (add{ {	{	7
b (ahead "define"	E	1	N	1	S	1	W	1
b (ahead (last To	#1	2	Backward	2	E	2
b (ahead (site	#1	4	E	4	S	1
b (ahead ^	(site	9	(last To	6	"define"	4	(from	1	(to	1
b (ai (bestAgent	(heuristics	4
b (ai ^	(heuristics	16	(bestAgent	4
b (all Different Different	(sites	4	(sites Board	1	Vertex	1
b (all Sites "define"	if:	2
b (all Sites (sites	if:	2
b (all Sites (sites Hand	if:	2
b (all Sites (sites Occupied	if:	2
b (all Sites Sites	"define"	2	(sites	2	(sites Hand	2	(sites Occupied	2	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1
b (all Sitesif: "define"	(=	1	(or	1
b (all Sitesif: (sites	(is Occupied	2
b (all Sitesif: (sites Hand	(=	1	(is Empty	1
b (all Sitesif: (sites Occupied	(>=	1	(is In	1
b (all ^	Different	15	Sites	12	Passed	3
b (amount ^	P1	4	P2	4	#1	2	#2	1	Mover	1
b (and "HandEmpty"	(<	1	(no Moves	1
b (and "IsInCheck"	(no Moves	2
b (and "define"	(not	6	(no Moves	3	(or	3	"define"	2	#3	1	(if	1	(promote	1	(remove	1	(set Pending	1
b (and (!=	(is Occupied	3	(is Empty	2	(or	2
b (and (=	(=	11	"define"	1	(<	1	(all Sites	1	(is Empty	1	(is Enemy	1	(is In	1	(or	1
b (and (>=	(>=	1	(not	1
b (and (addScore	(remove	4	(moveAgain	1
b (and (all Sites	(>	2
b (and (fromTo	"define"	1	(fromTo	1
b (and (is Empty	(is In	2	(!=	1	(or	1
b (and (is Enemy	(!=	2	(not	2	(is In	1
b (and (is In	#3	1	(=	1	(is Even	1	(is In	1	(or	1
b (and (is Mover	"define"	2	(and	2	(is Connected	2	"HandOccupied"	1	(>	1	(is In	1	(no Moves	1
b (and (is Occupied	(is Occupied	2
b (and (not	#2	3	(not	2	(or	2	(=	1
b (and (or	(not	2
b (and (remove	(remove	1	(set Hidden	1
b (and (set Counter	"define"	6	(if	3	#2	1	#3	1	(promote	1
b (and ^	"define"	19	(=	18	(set Counter	12	{	11	(is Mover	10	(not	8	(!=	7	(addScore	5	(is Enemy	5	(is In	5	(is Empty	4	"HandEmpty"	2	"IsInCheck"	2	(>=	2	(all Sites	2	(fromTo	2	(is Occupied	2	(or	2	(remove	2	"CustodialCapture"	1	"IsEnemyAt"	1	(add	1	(is	1	(was Pass	1
b (and{ "define"	#2	2	(=	2	"define"	1	(is Friend	1	(or	1
b (and{ (<	(<	1	(<=	1
b (and{ (=	(>	2	(not	1
b (and{ (is Empty	"define"	3	#2	1
b (and{ (not	#1	1	(is Empty	1	(not	1
b (and{ ^	"define"	3	(is Empty	3	(<	1	(=	1	(add	1	(not	1	(remove	1
b (apply ^	(remove	37	if:	15	(if	5	"define"	2	(directional	2	(fromTo	1	(promote	1
b (apply if:	(remove	6	(fromTo	4	"define"	2
b (applyif: ^	(is Enemy	4	(not	4	"IsEnemyAt"	2	"define"	2	#2	1	(is	1	False	1
b (bestAgent ^	"name"	4
b (bet P1	(range	2
b (bet P2	(range	2
b (bet ^	P1	2	P2	2	Mover	1
b (between #1	#2	3
b (between #2	if:	3	#3	2
b (between #3	if:	2
b (between (exact	if:	6
b (between ^	if:	43	(exact	9	#1	3	#2	2	before:	2
b (between after:	if:	2
b (between before:	after:	2
b (between if:	(apply	26	#2	1
b (betweenafter: before:	8	1	9	1
b (betweenbefore: ^	8	1	9	1
b (betweenif: #2	"define"	3
b (betweenif: #3	"define"	2
b (betweenif: (exact	"define"	3	(and	2	(not	1
b (betweenif: ^	"define"	15	"IsEnemyAt"	10	(is Occupied	10	(is Enemy	6	"IsFriendAt"	1	(and	1
b (betweenif: after:	"define"	1	(is Occupied	1
b (board "CrossGraph"	use:	1	{	1
b (board (concentric	use:	2
b (board (graph	use:	3	(values	2
b (board (layers	use:	2
b (board (merge	use:	2	{	2
b (board (rectangle	(track	1	use:	1	{	1
b (board (square	use:	13	(values	10	(track	1
b (board (values	use:	2
b (board (wedge	use:	2
b (board <tag>	use:	2
b (board Colour Colour	InnerEdges	19	Phase0	18	Phase1	8	OuterEdges	1
b (board Colour InnerEdges	(colour	19
b (board Colour Phase0	(colour	18
b (board Colour Phase1	(colour	8
b (board Style Style	Chess	25	Go	5	Tafl	4	Puzzle	3	Backgammon	1	Connect4	1	Kakuro	1	Lasca	1	Shogi	1	SnakesAndLadders	1	Sudoku	1	Surakarta	1	Xiangqi	1
b (board ^	(square	81	Colour	46	Style	46	(rectangle	31	(graph	5	(hex	5	(merge	4	"CrossGraph"	2	(concentric	2	(layers	2	(wedge	2	<tag>	2	"define"	1	(add	1	(remove	1	(tri	1	StyleThickness	1
b (boardless ^	Square	2
b (boarduse: (concentric	Vertex	2
b (boarduse: (graph	Vertex	3
b (boarduse: (layers	Vertex	2
b (boarduse: (merge	Vertex	2
b (boarduse: (square	Vertex	12	Edge	1
b (boarduse: (values	Vertex	2
b (boarduse: (wedge	Vertex	2
b (boarduse: <tag>	Vertex	2
b (board{ (track	(track	6
b (board{ ^	(track	4
b (byScore ^	{	11
b (byScore{ (score	(score	10
b (byScore{ ^	(score	10	"define"	1
b (can Move Move	"define"	11	(hop	8	(step	1
b (can ^	Move	20
b (card Rank Rank	at:	3
b (card Rankat: Rank	#1	1	0	1	1	1
b (card ^	Rank	3	Suit	1
b (centreProximity ^	weight:	17
b (centreProximity weight:	pieceWeights:	3
b (centreProximitypieceWeights: weight:	{	3
b (centreProximityweight: ^	0.05	3	0.01	2	-0.015	1	-0.12	1	-0.37	1	0.012	1	0.032	1	0.037	1	0.054	1	0.064	1	0.084	1	0.094	1	0.21	1	0.32	1
b (centreProximity{ ^	(pair	3
b (colour ^	"name"	234
b (column ^	of:	18
b (columnof: ^	(site	7	(from	3	(last To	3	(to	3	"define"	1	(last From	1
b (concentric Square	rings:	2
b (concentric ^	Square	2
b (concentricrings: Square	2	1	3	1
b (cornerProximity ^	weight:	13
b (cornerProximity weight:	pieceWeights:	3
b (cornerProximitypieceWeights: weight:	{	3
b (cornerProximityweight: ^	-0.14	2	0.094	2	-0.016	1	-0.027	1	-0.067	1	-0.078	1	-0.34	1	0.03	1	0.039	1	0.046	1	0.071	1
b (cornerProximity{ ^	(pair	3
b (count Cell	at:	7
b (count Liberties Liberties	Orthogonal	2
b (count Pieces Pieces	Next	10	P1	10	P2	9	#1	4	Mover	3	Neutral	3
b (count Sites Sites	in:	12
b (count Sitesin: Sites	(intersection	6	"define"	3	(sites Around	3
b (count ^	Turns	58	Pieces	39	at:	28	Moves	14	Sites	12	Pips	10	in:	10	Cell	7	Trials	3	Liberties	2	Groups	1
b (countat: Cell	(handSite	6	(site	1
b (countat: ^	(to	12	(from	6	"define"	3	(mapEntry	2	(trackSite Move	2	#1	1	(last To	1	(trackSite EndSite	1
b (countin: ^	"define"	5	(sites	5
b (custodial (between	(to	7
b (custodial All	(between	2
b (custodial Orthogonal	(between	5
b (custodial ^	Orthogonal	5	(from	1	All	1
b (deal Cards Cards	6	2
b (deal ^	Cards	2	Dominoes	1
b (deck ^	cardsBySuit:	2
b (deck cardsBySuit:	suits:	2
b (deckcardsBySuit: ^	6	2
b (decksuits: cardsBySuit:	2	1	<tag>	1
b (define "define"	(if	35	(is Enemy	20	(or	15	(and	13	(then	12	"define"	11	(move Step	11	(to	11	(directions	9	(is In	9	(sites	9	(=	8	(forEach	8	(is Friend	8	(move Slide	8	(+	7	(is Empty	6	(mapEntry	6	(place	6	(custodial	5	(hop	5	(is Line	5	(is Threatened	5	(move	5	(move Add	5	(move Hop	5	(move Leap	4	(pair	4	(-	3	(>	3	(apply	3	(count	3	(fromTo	3	(sites Occupied	3	(trackSite Move	3	{	3	(all Sites	2	(is Connected	2	(move Select	2	(seq	2	(var	2	(where	2	"LeapCapture"	1	"PromoteIfReach"	1	(%	1	(<	1	(all Different	1	(between	1	(centrePoint	1	(complete	1	(count Pieces	1	(count Sites	1	(difference	1	(forEach Die	1	(forEach Piece	1	(forEach Site	1	(is Loop	1	(is Path	1	(is Sum	1	(max	1	(not	1	(place Random	1	(score	1	(set Counter	1	(set Hidden	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	35	1	8	1
b (define (pair	(pair	4
b (define (place	(place	20
b (define ^	"define"	314
b (define{ F	F	2	L	1	R	1
b (define{ ^	F	2	#1	1	(sites Side	1	{	1
b (description ^	"name"	166
b (dice ^	d:	7
b (dice d:	num:	5	from:	2
b (dice from:	num:	2
b (diced: ^	6	5	2	2
b (dicefrom: d:	0	2
b (dicenum: d:	1	4	2	1
b (dicenum: from:	4	2
b (difference (sites Board	(sites	2	"define"	1
b (difference (sites Empty	(centrePoint	1	(sites Outer	1
b (difference (union	(sites Corners	2
b (difference ^	(sites Board	3	(sites Empty	2	(union	2	(sites Left	1	(sites Right	1
b (directional "define"	"define"	2
b (directional (from	"define"	2
b (directional ^	(from	2
b (directions Cell	from:	2
b (directions Vertex	from:	3
b (directions ^	{	28	Vertex	3	Cell	2
b (directions from:	to:	5
b (directionsfrom: Cell	(last From	2
b (directionsfrom: Vertex	(from	1	(last From	1	(to	1
b (directionsto: from:	(last To	3	(from	1	(to	1
b (directions{ #1	#2	2
b (directions{ BL	BR	2
b (directions{ FL	FR	16
b (directions{ FR	FL	5	BL	2	Leftward	1
b (directions{ Forward	Leftward	4	FL	3	Backward	1
b (directions{ Leftward	Rightward	6
b (directions{ Rightward	FL	2
b (directions{ ^	FL	11	Forward	8	FR	5	#1	2	N	1	W	1
b (do "define"	ifAfterwards:	2
b (do (forEach Piece	ifAfterwards:	14
b (do (move	ifAfterwards:	2
b (do (move Add	ifAfterwards:	2
b (do (roll	next:	6
b (do ^	(forEach Piece	14	(roll	6	"define"	2	(move	2	(move Add	2	(if	1	(move Select	1	(or	1
b (doifAfterwards: "define"	(can Move	1	(not	1
b (doifAfterwards: (forEach Piece	(not	11	"define"	1	(and	1	(if	1
b (doifAfterwards: (move	(is PipsMatch	1	(is SidesMatch	1
b (doifAfterwards: (move Add	"define"	1	(>	1
b (donext: (roll	(forEach Piece	3	(forEach Site	1	(if	1	(or	1
b (enclose (from	Orthogonal	2
b (enclose Orthogonal	(between	2
b (enclose ^	(from	2
b (end ^	{	110	(if	55	(forEach	1
b (end{ "CaptureAll"	(if	4
b (end{ "Checkmate"	"DrawIfNoMoves"	7	(if	1
b (end{ "DrawIfNoMoves"	(if	7
b (end{ "EscapeWin"	(if	2
b (end{ "WinIf"	"WinIf"	1	"define"	1
b (end{ "define"	(if	2	"Checkmate"	1
b (end{ (if	(if	152	"Checkmate"	1
b (end{ ^	(if	92	"Checkmate"	6	"CaptureAll"	4	"define"	3	"EscapeWin"	2	"Line3Win"	1	"ReachWin"	1	"WinIf"	1
b (equipment ^	{	163
b (equipment{ "AlquerqueBoard"	(hand	3	(piece	3
b (equipment{ "ChessBishop"	"ChessQueen"	4	"ChessKnight"	1
b (equipment{ "ChessKing"	"ChessKnight"	3	(regions	2	"ChessQueen"	1	(piece	1
b (equipment{ "ChessKnight"	(regions	3	"ChessBishop"	1	"ChessKing"	1
b (equipment{ "ChessPawn"	"ChessRook"	6
b (equipment{ "ChessQueen"	"ChessKing"	5	"ChessRook"	1
b (equipment{ "ChessRook"	"ChessBishop"	4	"ChessKnight"	2	"ChessQueen"	1
b (equipment{ (board	(piece	94	(hand	17	(regions	8	"ChessPawn"	6	(dice	3	(hints	3	(deck	2	"ChessKing"	1	"StickDice"	1	(tile	1
b (equipment{ (boardless	(hand	2
b (equipment{ (deck	(hand	2
b (equipment{ (dice	(piece	7
b (equipment{ (hand	(piece	18	(dice	4	(tile	3	(dominoes	1
b (equipment{ (hints	(regions	3
b (equipment{ (mancalaBoard	(piece	6
b (equipment{ (map	(regions	7	(map	2
b (equipment{ (piece	(piece	131	(regions	31	(map	8	(board	2
b (equipment{ (regions	(regions	71	<tag>	1
b (equipment{ (tile	(tile	10	(piece	1
b (equipment{ ^	(board	138	"AlquerqueBoard"	6	(mancalaBoard	6	(boardless	2	(piece	2	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"StarBoard"	1	"ThreeMensMorrisBoard"	1	(surakartaBoard	1
b (exact ^	1	4	2	4	"define"	1	3	1
b (expand (sites Bottom	steps:	5
b (expand (sites Top	steps:	5
b (expand ^	(sites Bottom	10	(sites Top	9	origin:	1
b (expandsteps: (sites Bottom	2	3	3	1	4	1
b (expandsteps: (sites Top	2	3	3	1	4	1
b (forAll Cell	(is Count	2
b (forAll Hint	(<	1	(is Sum	1
b (forAll ^	Cell	2	Hint	2
b (forEach "define"	if:	3
b (forEach (sites Board	if:	4
b (forEach (sites Empty	if:	4
b (forEach (sites Occupied	if:	5
b (forEach Piece "define"	top:	2
b (forEach Piece "name"	"define"	19	(move Step	7	(move Slide	6	(or	1
b (forEach Piece (move Step	top:	2
b (forEach Piece Piece	"name"	33	(move Step	7	(move	5	(if	3	(or	2	"define"	1	#1	1	(move Hop	1	<tag>	1
b (forEach Piecetop: "define"	True	2
b (forEach Piecetop: (move Step	True	2
b (forEach Site (sites Occupied	(forEach Value	1	(move	1
b (forEach Site (union	(move	2	(if	1
b (forEach Site Site	(union	3	(sites Occupied	2	(sites Empty	1
b (forEach ^	Piece	121	Site	6	(sites Occupied	5	(sites Board	4	(sites Empty	4	"define"	3	(sites Hand	1	(sites Incident	1	Die	1	NonMover	1	Value	1
b (forEachif: "define"	(not	2	(or	1
b (forEachif: (sites Board	(and	2	(<	1	(>=	1
b (forEachif: (sites Empty	(and	2	(=	1	(or	1
b (forEachif: (sites Occupied	(and	3	(>=	1	(not	1
b (from "define"	if:	4
b (from (sites	if:	3
b (from ^	(last To	25	(handSite	17	(from	11	(to	7	"define"	6	(sites Occupied	5	(site	4	(sites	3	#1	2	(forEach	2	(sites Hand	2	(where	2	(+	1	(-	1	(between	1	(last From	1	(sites Around	1	(sites Board	1
b (fromTo (from	(to	13
b (fromTo (to	count:	4	(then	2
b (fromTo ^	(from	13
b (fromTocount: (to	(count	3	1	1
b (fromif: "define"	(>	3	(!=	1
b (fromif: (sites	(>	3
b (game "name"	(players	163
b (game (equipment	(rules	163
b (game (mode	(equipment	2
b (game (players	(equipment	161	(mode	2
b (game ^	"name"	163
b (games ^	(subgame	2	{	1
b (games{ (subgame	(subgame	2
b (graph ^	vertices:	7
b (graph vertices:	edges:	7
b (graphedges: vertices:	{	7
b (graphics ^	{	166
b (graphics{ (board Colour	(board Colour	16	(piece Colour	1	(piece Rename	1	(player Colour	1	(region Colour	1
b (graphics{ (board Style	(player Colour	3	(piece Rename	2	(show Symbol	2	(region Colour	1	(show Check	1
b (graphics{ (piece Rename	(piece Rename	5	(piece Colour	2	(player Colour	1
b (graphics{ (player Colour	(player Colour	76	(board Colour	4	(piece Rename	1	(show Edges	1
b (graphics{ (region Colour	(region Colour	9
b (graphics{ ^	(player Colour	70	(board Style	46	(board Colour	26	(piece Colour	15	(region Colour	5	(piece Rename	2	(show Symbol	2
b (graphvertices: ^	{	7
b (graph{ -1.4	-1.4	1	1.4	1
b (graph{ 0	1	7	2	6	0	4	3	3	5	2	-2	1	10	1	4	1	8	1	9	1
b (graph{ 1	2	9	0	2	1	2	4	2	5	2	3	1	6	1	8	1
b (graph{ 1.4	-1.4	1	1.4	1
b (graph{ 2	3	5	0	4	2	3	4	2	5	2	0.6	1	1	1	6	1	7	1	8	1
b (graph{ 3	4	4	0	2	2	2	5	2	6	2	8	2	1	1	3	1	7	1
b (graph{ 4	5	5	1	2	0	1	2	1	2.4	1	7	1	8	1	9	1
b (graph{ 5	6	3	7	2	8	2	0	1	9	1
b (graph{ 6	7	2	8	2	3	1	6	1	9	1
b (graph{ 7	8	2	0	1	10	1	4	1	9	1
b (graph{ 8	10	1	5	1	9	1
b (graph{ 9	0	1	10	1	6	1	9	1
b (graph{ ^	0	27	2	21	1	20	3	17	{	14	4	13	5	9	6	7	7	6	9	4	8	3	-1.4	2	1.4	2	-2	1	-2.9	1	-4.8	1	-5.9	1	-9.5	1	0.5	1	1.5	1	2.9	1	4.8	1	5.9	1	9.5	1
b (graph{ {	{	128
b (hand Each	size:	6
b (hand Shared	size:	3
b (hand ^	Each	24	Shared	3	P1	1
b (handSite Mover	1	4	#1	1	(mapEntry	1
b (handSite Shared	0	3	1	3	2	2	3	1	4	1	5	1	6	1	7	1
b (handSite ^	Mover	28	Shared	13	Next	2	P1	2	(who	1	P2	1
b (handsize: Each	2	2	6	2	7	1	<tag>	1
b (handsize: Shared	2	1	3	1	8	1
b (heuristics ^	{	20
b (heuristics{ (centreProximity	(cornerProximity	8	(sidesProximity	3	(centreProximity	2	(ownRegionsCount	1
b (heuristics{ (cornerProximity	(sidesProximity	10	(cornerProximity	2	(score	1
b (heuristics{ (material	(mobilitySimple	10	(centreProximity	3	(cornerProximity	2
b (heuristics{ (mobilitySimple	(centreProximity	11	(cornerProximity	1
b (heuristics{ (ownRegionsCount	(playerRegionsProximity	4	(playerSiteMapCount	1
b (heuristics{ (playerRegionsProximity	(playerRegionsProximity	21
b (heuristics{ (score	(lineCompletionHeuristic	1	(playerRegionsProximity	1
b (heuristics{ (sidesProximity	(sidesProximity	7	(ownRegionsCount	4	(lineCompletionHeuristic	2	(playerRegionsProximity	2	(score	2
b (heuristics{ ^	(material	15	(mobilitySimple	2	(centreProximity	1	(ownRegionsCount	1	(playerSiteMapCount	1
b (hex ^	<tag>	2	Diamond	1	Star	1	Triangle	1
b (hint ^	{	26
b (hint {	13	2	15	2	5	2	6	2	17	1	19	1	24	1	3	1	30	1	34	1	7	1	8	1
b (hints ^	{	3
b (hints{ (hint	(hint	23
b (hints{ ^	(hint	3
b (hint{ 0	1	2	3	1
b (hint{ 1	0	1	4	1
b (hint{ 11	12	1	15	1	6	1
b (hint{ 12	13	1	15	1	7	1
b (hint{ 13	14	2	16	1
b (hint{ 2	6	2	1	1	3	1
b (hint{ 3	4	1	7	1	8	1
b (hint{ 4	8	2	5	1
b (hint{ 7	11	1	8	1
b (hint{ 8	9	2	12	1
b (hint{ 9	10	2	13	1
b (hint{ ^	2	4	0	3	11	3	1	2	10	1	12	1	13	1	14	1	15	1	16	1	17	1	18	1	3	1	4	1	5	1	6	1	8	1	9	1
b (hop #1	(between	4	Adjacent	1
b (hop (between	"define"	8	"ToEmpty"	5	(to	3
b (hop (from	#1	4	(between	4	Adjacent	3	Diagonal	3	(directions	1	All	1
b (hop Adjacent	(between	4
b (hop Diagonal	(between	3
b (hop ^	(from	16	#1	1
b (id "name"	#1	6	Mover	5	P2	3	Neutral	2	#2	1	P1	1
b (id #1	P1	4	P2	4
b (id #2	P1	1	P2	1
b (id ^	"name"	21	#1	8	#2	2
b (if "HandOccupied"	(move	8
b (if "SameTurn"	"define"	4	(priority	2	(if	1	(move Add	1	(move Remove	1
b (if "define"	(result	8	(moveAgain	5	(or	5	(remove	5	"define"	4	(if	4	(and	3	(count	2	(promote	2	(move	1	(move Hop	1	(set Counter	1
b (if (!=	(fromTo	1	(moveAgain	1
b (if (+	(-	3
b (if (<	(result	7	(bet	1	(moveAgain	1
b (if (<=	(result	9
b (if (=	(result	24	(ahead	3	(byScore	3	(and	2	(forEach Piece	2	(moveAgain	2	1	2	"define"	1	(+	1	(move Add	1	(move Select	1	(or	1	(seq	1	20	1	5	1	<tag>	1
b (if (>	(move	2	"define"	1	(-	1	(and	1	(forEach Site	1	(moveAgain	1	(payoffs	1	(result	1	<tag>	1
b (if (>=	(result	72	(byScore	4	(move Select	1
b (if (ahead	(if	2	(ahead	1
b (if (all Passed	(byScore	1	(result	1
b (if (all Sites	(result	5
b (if (and	(result	20	(move	4	"define"	1	(and	1	(byScore	1	(if	1	(payoffs	1	(seq	1
b (if (can Move	(moveAgain	18	(move Add	1
b (if (count	0	2
b (if (forEach Piece	(forEach Piece	2
b (if (is Connected	(result	2
b (if (is Empty	(add	1	(result	1
b (if (is Even	(moveAgain	1	1	1
b (if (is Full	(result	15	(byScore	2
b (if (is In	(result	10	(promote	7	"DoubleStepForwardToEmpty"	3	(move Slide	3	(moveAgain	2	"define"	1	(move Remove	1
b (if (is Line	(result	17	(moveAgain	1
b (if (is Mover	(+	2	"define"	1	(move Add	1	(move Remove	1	(not	1
b (if (is Odd	(moveAgain	1	1	1
b (if (is Pattern	(and	1	(result	1
b (if (is Prev	(or	7	(move Shoot	1	(priority	1
b (if (is Solved	(result	13
b (if (move	(forEach Piece	10	(if	2
b (if (move Add	(forEach Piece	2	(move Add	1
b (if (move Remove	(forEach Piece	1	(move	1	(move Remove	1
b (if (moveAgain	"define"	1	#3	1	#4	1	(and	1	(if	1
b (if (no Moves	(result	74
b (if (no Pieces	(result	10	(byScore	1
b (if (not	(not	1	(roll	1
b (if (or	(move Hop	10	(byScore	6	(result	6	(forEach Piece	3	(or	2	(move	1	(priority	1
b (if (priority	(if	3
b (if 1	0	3	(var	1
b (if <tag>	(var	1	0	1
b (if ^	(>=	77	(no Moves	74	(=	47	"define"	31	(and	27	(is In	27	(or	22	(can Move	19	(is Line	18	(is Full	17	(is Solved	13	(no Pieces	11	(>	10	"SameTurn"	9	(<	9	(<=	9	(is Prev	9	"HandOccupied"	8	(is Mover	6	(all Sites	5	(!=	2	(all Passed	2	(is Connected	2	(is Empty	2	(is Even	2	(is Odd	2	(is Pattern	2	"IsEndTrack"	1	"IsInCheck"	1	(is Decided	1	(is Enemy	1	(is Proposed	1	(is Target	1	(is Triggered	1	(is Within	1	(not	1
b (info ^	{	166
b (info{ (description	(rules	166
b (info{ (rules	(origin	166
b (info{ ^	(description	166
b (intersection (sites	(sites Occupied	2
b (intersection (sites Occupied	(sites Direction	2	(sites Around	1	(union	1
b (intersection (sites Phase	(expand	6	"BottomRows"	1	"TopRows"	1
b (intersection ^	(sites Phase	8	(sites Occupied	4	(sites	2	(sites Around	1	(sites Column	1	(sites Empty	1
b (is Connected 3	Sides	1	SidesNoCorners	1
b (is Connected Connected	"define"	2	3	2	2	1	Orthogonal	1
b (is Count Count	(sites Column	1	(sites Row	1
b (is Count of:	1	2
b (is Empty Empty	(to	64	(site	4	(ahead	2	(between	2	"define"	1	0	1	Cell	1	Edge	1
b (is Enemy Enemy	(who	44
b (is Even Even	(+	1	(count	1	(count Moves	1
b (is Friend Friend	(who	18
b (is In "define"	(sites	1	(sites Corners	1
b (is In (between	(sites ToClear	2	(expand	1
b (is In (from	(sites	8	(sites Row	1
b (is In (last To	(sites	16
b (is In (site	"define"	1	(sites Bottom	1
b (is In (to	(sites	16	"define"	4	(sites Direction	1	(sites Layer	1	(sites Pending	1
b (is In (where	(sites Top	5	(sites	2	(sites Corners	1	(sites Outer	1
b (is In In	(to	23	(last To	16	(from	9	(where	9	(between	3	"define"	2	(site	2
b (is Line 3	Orthogonal	5	All	1	through:	1
b (is Line 5	All	2
b (is Line Line	3	16	4	5	5	3	#1	1	6	1	<tag>	1
b (is Line Orthogonal	through:	2	exact:	1
b (is Linethrough: Orthogonal	(site	2
b (is Mover Mover	P1	11	P2	5
b (is Occupied Occupied	(between	11	(ahead	3	(site	3	0	2	1	2	"define"	1	(-	1
b (is Odd Odd	(+	1	(count Moves	1
b (is Pattern Pattern	{	2
b (is Pattern{ F	R	4
b (is Pattern{ R	F	4
b (is Pattern{ ^	F	2
b (is Prev Prev	Mover	16
b (is Sum (sites	<tag>	3	15	1
b (is Sum (sites Column	2	4
b (is Sum (sites Row	2	4
b (is Sum Sum	(sites Column	4	(sites Row	4	Vertex	3	(hint	1	(sites	1	(sites Hint	1	15	1
b (is Sum Vertex	(sites	3
b (is Threatened Threatened	(id	5
b (is Visited Visited	(to	4
b (is ^	Empty	76	In	64	Enemy	44	Line	27	Occupied	23	Friend	18	Full	18	Mover	16	Prev	16	Sum	15	Solved	13	Connected	6	Threatened	5	Visited	4	Even	3	Count	2	Loop	2	Odd	2	Pattern	2	#1	1	#2	1	#3	1	Decided	1	Flat	1	Path	1	PipsMatch	1	Proposed	1	SidesMatch	1	Target	1	Triggered	1	Within	1
b (item "define"	"define"	5
b (item "name"	<	223	"name"	29
b (item (place	(place	22
b (item (player	(player	4
b (item (regions	(regions	8
b (item 0	1	7	6	1
b (item 1	2	7	5	1
b (item 10	13	1	16	1
b (item 13	14..20	2
b (item 14..20	27..32	3
b (item 18	19	1	20	1
b (item 19	21	1	23	1
b (item 2	3	3	8	1
b (item 23	24	1	25	1
b (item 3	4	1	6	1
b (item 4	5	1	8	1
b (item 5	6	3	6..8	1
b (item 6	7	3
b (item 7	8	3	13	2
b (item 8	9	2	12	1
b (item 9	10	2
b (item <	"name"	223	<	116
b (item ^	"name"	239	5	37	4	33	6	31	3	30	7	21	8	19	2	15	9	14	10	11	(place	10	0	9	19	7	11	6	{	6	13	5	Loss	5	Win	5	12	4	15	4	(regions	3	14	3	16	3	20	3	"CrossGraph"	2	"define"	2	(graph	2	(place Stack	2	(player	2	1	2	60	2	"StepToEmpty"	1	(meta	1	(move	1	0..17	1	0..2	1	0..3	1	0..5	1	0..9	1	14..20	1	18	1	22	1	24	1	33	1	35	1	40	1	45	1	56	1	62	1	Alternating	1	Enemy	1	Implied	1	Own	1	exact:	1
b (item {	{	76
b (item{ 0	1	2
b (item{ 1	1	2	3	2
b (item{ 12	0	1	2	1	3	1	6	1
b (item{ 13	2	1	8	1
b (item{ 15	1	1	8	1
b (item{ 23	7	1	9	1
b (item{ 3	0	1	2	1	4	1
b (item{ 40	1	1	4	1
b (item{ 57	1	1	2	1
b (item{ 6	1	1	2	1	4	1
b (item{ 65	7	2
b (item{ 67	6	1	9	1
b (item{ 68	3	1	5	1
b (item{ 7	1	1	8	1
b (item{ 79	1	1	6	1
b (item{ 8	2	1	4	1
b (item{ 9	0	1	3	1	4	1
b (item{ ^	1	4	12	4	3	3	6	3	9	3	0	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	7	2	79	2	8	2	11	1	14	1	16	1	17	1	18	1	2	1	20	1	21	1	22	1	24	1	26	1	29	1	30	1	33	1	34	1	36	1	38	1	4	1	42	1	44	1	46	1	47	1	5	1	50	1	51	1	54	1	56	1	58	1	59	1	60	1	62	1	63	1	64	1	69	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1
b (last ^	To	106	From	13
b (layers ^	3	1	4	1
b (lineCompletionHeuristic ^	weight:	3
b (lineCompletionHeuristicweight: ^	0.14	1	0.41	1	0.88	1
b (mancalaBoard 2	6	4	7	1	<tag>	1
b (mancalaBoard 6	store:	2	{	2
b (mancalaBoard ^	2	6
b (mancalaBoard store:	(track	4
b (mancalaBoardstore: 6	None	2
b (mancalaBoard{ (track	(track	2
b (mancalaBoard{ ^	(track	2
b (map "name"	{	10
b (map ^	"name"	10
b (mapEntry "name"	#1	3	(what	3	Mover	2	"define"	1	(count Pips	1
b (mapEntry ^	"name"	10	(last To	2
b (map{ "define"	"define"	33
b (map{ (pair	(pair	19
b (map{ ^	(pair	6	"define"	4
b (match "name"	(players	3
b (match (games	(end	3
b (match (players	(games	3
b (match ^	"name"	3
b (matchScore ^	#1	2	#2	2	P1	2	P2	2
b (material ^	weight:	15
b (material weight:	pieceWeights:	15
b (materialpieceWeights: weight:	{	15
b (materialweight: ^	0.1	2	0.21	2	0.0042	1	0.022	1	0.074	1	0.15	1	0.17	1	0.18	1	0.19	1	0.2	1	0.24	1	0.26	1	0.85	1
b (material{ (pair	(pair	22
b (material{ ^	(pair	15
b (max Moves Moves	(or	2
b (max ^	1	2	Moves	2	(amount	1
b (merge (wedge	(shift	2
b (merge ^	(wedge	2	(rectangle	1	{	1
b (meta ^	(swap	4	(automove	1	(passEnd	1	{	1
b (metadata (graphics	(ai	20
b (metadata (info	(graphics	166
b (metadata ^	(info	166
b (min ^	(+	1	<tag>	1
b (mobilitySimple ^	weight:	12
b (mobilitySimpleweight: ^	0.002	3	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0078	1	0.0079	1	0.011	1	0.036	1
b (mode ^	Simultaneous	2
b (move #1	#2	3
b (move #2	(to	3
b (move (from	(to	39
b (move (to	(then	9	"define"	5	#3	3	copy:	2	count:	1
b (move Add (piece	(to	15
b (move Add (to	(then	11
b (move Add Add	(to	19	(piece	15
b (move Hop "ToEmpty"	(then	7
b (move Hop "define"	(then	7	"define"	1	stack:	1
b (move Hop #1	(between	5	Adjacent	1	All	1
b (move Hop (between	(to	10	"ToEmpty"	8	"define"	8	"ToEnemy"	1
b (move Hop (to	(then	4
b (move Hop Adjacent	(between	6
b (move Hop Diagonal	(between	2
b (move Hop Hop	#1	7	Orthogonal	6	(between	5	Adjacent	5	Diagonal	2	(from	1	Forward	1	Forwards	1
b (move Hop Orthogonal	(between	6
b (move Leap (to	#2	1	(then	1
b (move Leap Leap	{	6	"KnightWalk"	1	#1	1
b (move Leap {	(to	4	"ToNotFriend"	1	forward:	1
b (move Leap{ F	F	11	R	5	L	4
b (move Leap{ L	F	4
b (move Leap{ R	F	5
b (move Leap{ ^	F	10	{	6
b (move Leap{ {	{	4
b (move Remove (forEach	(then	2
b (move Remove Remove	(forEach	4	(sites Occupied	4	"define"	3	(from	2	(intersection	2
b (move Select (from	(then	12	(to	1
b (move Select Select	(from	13
b (move Slide #1	(to	3	"ToEnemy"	1
b (move Slide (between	(then	2	(to	2
b (move Slide (directions	(between	1	(to	1
b (move Slide (to	(then	4	#2	1	#3	1
b (move Slide All	"ToEnemy"	2
b (move Slide Forward	(between	3
b (move Slide Orthogonal	(then	6	(to	5	"ToEnemy"	2	"define"	1	(between	1
b (move Slide Slide	Orthogonal	19	#1	4	Diagonal	4	All	3	Forward	3	(directions	2	"name"	1	#2	1	(from	1	(then	1
b (move Step "ToEmpty"	(then	2
b (move Step "define"	"define"	3	(then	3	stack:	2	"ToEmpty"	1
b (move Step #1	(to	9
b (move Step #2	(to	2
b (move Step (directions	(to	5	"define"	3	"ToNotFriend"	1
b (move Step (to	(then	14	"define"	3	#2	1	#3	1
b (move Step Adjacent	"define"	7	(to	6
b (move Step All	"ToNotFriend"	3	(to	3
b (move Step Diagonal	(to	3	"ToNotFriend"	2	"ToEmpty"	1	"define"	1
b (move Step Forward	(to	4
b (move Step Orthogonal	(to	9	"ToEmpty"	3
b (move Step Step	Adjacent	13	Orthogonal	12	(to	10	#1	9	(directions	9	Diagonal	7	All	6	"define"	4	Forward	4	#2	2	Forwards	1
b (move Stepstack: "define"	True	2
b (move ^	Step	77	(from	39	Slide	39	Add	34	Hop	28	Remove	15	Select	13	Pass	11	Leap	8	#1	3	PlayCard	2	Propose	1	Shoot	1	Vote	1
b (movecopy: (to	True	2
b (nextPhase "HandEmpty"	"name"	2
b (nextPhase (=	"name"	2
b (nextPhase ^	"HandEmpty"	2	(=	2	(>	1	(all Sites	1
b (no Moves Moves	Next	85	P2	2	Player	1
b (no Pieces Pieces	Next	7	Neutral	3	P1	1
b (no ^	Moves	88	Pieces	11	Repeat	1
b (not ^	"define"	31	"IsInCheck"	12	(is In	9	(is Prev	7	(and	4	(is Visited	4	(is Friend	3	(is Line	3	"IsFriendAt"	1	(is Empty	1	(is Enemy	1
b (option "define"	<tag>	2
b (option "name"	<tag>	90
b (option <tag>	args:	92
b (option ^	"name"	90	"define"	2
b (option args:	{	92
b (optionargs: <tag>	{	92
b (option{ (item	(item	131
b (option{ <tag>	<tag>	47
b (option{ ^	(item	92	<tag>	92
b (or "NewTurn"	(=	5
b (or "StepToEmpty"	"HopCapture"	4	"define"	4	"StepToEnemy"	2	(move Hop	1
b (or "define"	"define"	15	(move Pass	5	(if	2	"HopCapture"	1	"StepToEnemy"	1	(is Enemy	1
b (or (=	(=	4	(and	3	(not	2	(!=	1	(>	1	(is Empty	1
b (or (>=	(no Moves	2
b (or (bet	(bet	2
b (or (forEach Piece	(forEach Piece	12	(move Pass	1
b (or (if	(forEach Site	1	(move Pass	1
b (or (is Empty	"define"	1	(<	1	(is Enemy	1
b (or (is Friend	(and	2	"define"	1
b (or (is In	(is Occupied	2	(is In	1
b (or (move Hop	(move Pass	2
b (or (move Remove	(move Propose	1	(move Remove	1
b (or (move Slide	"define"	2	(move Hop	1
b (or (move Step	"define"	6	(move Hop	5	(move Step	3	(move Slide	2
b (or (no Moves	(>=	4
b (or (not	(=	7	"define"	1	(!=	1
b (or ^	"define"	25	(move Step	16	{	15	(forEach Piece	13	(=	12	"StepToEmpty"	11	(not	9	"NewTurn"	5	(no Moves	4	(is Empty	3	(is Friend	3	(is In	3	(move Slide	3	(>=	2	(bet	2	(if	2	(move Hop	2	(move Remove	2	(!=	1	(do	1	(is Full	1	(is Line	1	(move	1
b (origin ^	"name"	166
b (or{ "define"	"define"	23	(is Loop	1
b (or{ (and	(and	6
b (or{ (forEach Piece	(forEach Piece	7	"define"	1	(do	1
b (or{ (move Step	"define"	2
b (or{ ^	"define"	5	(forEach Piece	3	(move Step	2	"StepToEmpty"	1	(=	1	(>	1	(and	1	(is In	1
b (ownRegionsCount ^	weight:	7
b (ownRegionsCountweight: ^	-0.011	1	-0.11	1	-0.12	1	-0.14	1	0.019	1	0.025	1	0.05	1
b (pair "name"	1	138	3	3	-1	2	5	2	9	2	-0.033	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	0.13	1	0.14	1	0.2	1	0.25	1	0.51	1	0.55	1	0.6	1	0.74	1	0.89	1	0.95	1
b (pair (id	#2	6	(id	2
b (pair P1	13	2	6	1
b (pair P2	0	2	19	1
b (pair ^	"name"	162	(id	8	P1	3	P2	3	0	1	10	1	13	1	2	1	27	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	7	1	71	1	79	1	86	1	87	1	92	1	95	1
b (path ^	from:	10
b (path from:	to:	10
b (path to:	colour:	10
b (pathExtent ^	(mover	1	(next	1
b (pathcolour: to:	1	8	2	2
b (pathfrom: ^	0	5	1	3	2	2
b (pathto: from:	3	5	2	3	1	2
b (payoff P1	(toFloat	2
b (payoff P2	(toFloat	2
b (payoff ^	P1	2	P2	2
b (payoffs ^	{	2
b (payoffs{ (payoff	(payoff	2
b (payoffs{ ^	(payoff	2
b (phase "name"	(play	12
b (phase (play	(nextPhase	6	(end	5
b (phase ^	"name"	12
b (piece "name"	Each	162	P1	47	P2	27	Neutral	20	Shared	13
b (piece Colour "name"	fillColour:	3
b (piece Colour Colour	Shared	9	Neutral	7	P1	3
b (piece Colour Neutral	fillColour:	7
b (piece Colour P1	"name"	3
b (piece Colour Shared	fillColour:	9
b (piece ColourfillColour: "name"	(colour	3
b (piece ColourfillColour: Neutral	(colour	7
b (piece ColourfillColour: Shared	(colour	9
b (piece Each	"define"	31	(or	26	(move Step	20	(move Slide	7	(if	5	(move Leap	4	"LeapCapture"	2
b (piece P1	"define"	8	(move Step	5	(or	3	"StepToEmpty"	2	(if	2	(move Hop	2	(move Slide	1
b (piece P2	"define"	7	(move Slide	7	(move Step	6	(or	4	"StepToEmpty"	1
b (piece Rename Rename	piece:	11
b (piece Rename piece:	"name"	11
b (piece Renamepiece: Rename	"name"	11
b (piece ^	"name"	291	Colour	19	Rename	11	(id	6	(mover	5	#1	3	"define"	1	{	1
b (place "name"	{	76	(sites	60	coord:	47	(sites Row	25	"name"	20	count:	19	(handSite	13	(union	11	0	10	(intersection	8	(sites Board	6	"define"	5	(difference	5	4	5	(expand	4	(sites Phase	4	10	4	2	4	9	4	(centrePoint	3	1	3	12	3	18	3	20	3	3	3	"BottomRows"	2	"TopRows"	2	(sites Bottom	2	(sites Top	2	13	2	14	2	17	2	24	2	25	2	26	2	27	2	28	2	6	2	7	2	8	2	#1	1	(sites Corners	1	11	1	15	1	16	1	21	1	22	1	23	1	29	1	30	1	34	1	37	1	43	1	5	1	64	1	70	1
b (place (handSite	count:	2
b (place Random Random	(sites	1	{	1
b (place Random {	count:	2
b (place Randomcount: {	#3	1	2	1
b (place Random{ "name"	"name"	7
b (place Random{ ^	"name"	1	#2	1
b (place Stack "name"	(sites	2
b (place Stack (sites	count:	2
b (place Stack Stack	items:	4	"name"	2
b (place Stack items:	0	4
b (place Stackcount: (sites	1	2
b (place Stackitems: Stack	{	4
b (place Stack{ "name"	"name"	3
b (place Stack{ ^	"name"	2	<tag>	2
b (place ^	"name"	375	Stack	6	Random	2
b (place coord:	state:	3
b (placecoord: "name"	"name"	47
b (placecount: "name"	3	4	<tag>	3	12	2	4	2	6	2	7	2	2	1	20	1	5	1	9	1
b (placecount: (handSite	1	2
b (placestate: coord:	1	1	4	1	6	1
b (place{ "name"	"name"	132
b (place{ ^	"name"	72	<tag>	4
b (play ^	(forEach Piece	41	(do	26	(if	26	(move Add	22	(satisfy	13	(or	8	(priority	8	(move	7	(move Select	7	"define"	4	(forEach Site	2	(move PlayCard	2	"RollMove"	1	(move Remove	1	(move Slide	1
b (player Colour Colour	P1	75	P2	67	P3	4	P4	3	P5	1	P6	1
b (player Colour P1	(colour	75
b (player Colour P2	(colour	67
b (player Colour P3	(colour	4
b (player Colour P4	(colour	3
b (player ^	Colour	151	N	28	S	27	#1	2	E	2	NE	2	SW	2	NW	1	SE	1	W	1
b (playerRegionsProximity ^	weight:	28
b (playerRegionsProximity player:	pieceWeights:	28
b (playerRegionsProximity weight:	player:	28
b (playerRegionsProximitypieceWeights: player:	{	28
b (playerRegionsProximityplayer: weight:	1	14	2	14
b (playerRegionsProximityweight: ^	-0.042	2	-0.046	2	-0.081	2	0.016	2	0.02	2	0.041	2	0.046	2	0.054	2	0.055	2	0.065	2	0.08	2	0.13	2	0.17	2	0.3	2
b (playerRegionsProximity{ (pair	(pair	84
b (playerRegionsProximity{ ^	(pair	28
b (playerSiteMapCount ^	weight:	2
b (playerSiteMapCountweight: ^	-0.1	1	0.053	1
b (players ^	2	104	{	30	1	22	<tag>	7	3	2	4	1
b (players{ (player	(player	29
b (players{ ^	(player	29	<tag>	1
b (priority "define"	"define"	1	(or	1
b (priority (forEach Piece	(forEach Piece	2
b (priority (max Moves	(or	2
b (priority (move Remove	(move Remove	3
b (priority (or	(or	3
b (priority ^	(move Remove	3	(or	3	"define"	2	(forEach Piece	2	(max Moves	2	{	1
b (promote (last To	(piece	12
b (promote (piece	Mover	12
b (promote ^	(last To	12	(between	1
b (range 0	1	2
b (range 1	<tag>	5	4	3	9	3	3	2	5	1	6	1
b (range ^	1	15	0	2	(+	1
b (rectangle 1	<tag>	6	2	4	3	2	21	1	6	1	8	1
b (rectangle 2	"define"	1	13	1
b (rectangle 3	4	2	10	1	2	1	3	1	diagonals:	1
b (rectangle 5	4	1	6	1
b (rectangle 6	5	1	6	1
b (rectangle <tag>	<tag>	5	(*	1	9	1
b (rectangle ^	1	15	<tag>	7	3	5	2	2	5	2	6	2	10	1	7	1	8	1
b (region Colour (sites	(colour	4
b (region Colour (sites Side	(colour	4
b (region Colour Colour	(sites	4	(sites Side	4	Edge	4	{	4
b (region Colour Edge	{	4
b (region Colour regionSiteType:	(colour	4
b (region Colour {	(colour	4	regionSiteType:	4
b (region ColourregionSiteType: {	Cell	4
b (region Colour{ 8	9	2
b (region Colour{ ^	0	1	10	1	19	1	3	1	31	1	4	1	55	1	76	1
b (region ^	Colour	16
b (regions "name"	P2	35	P1	34	(sites	8	P3	4	P4	3	"define"	2	(union	1	P5	1	P6	1
b (regions P1	(sites Top	20	(sites	15	(sites Row	7	(expand	4	(sites Bottom	4	(forEach	1	{	1
b (regions P2	(sites Bottom	19	(sites	15	(sites Row	7	(expand	4	(sites Top	4	(forEach	1	(sites Outer	1	(sites Right	1	{	1
b (regions P3	(sites	4
b (regions P4	(sites	3
b (regions ^	"name"	89	P1	18	P2	18	{	9	AllSites	1	HintRegions	1
b (regions{ Columns	SubGrids	2	Diagonals	1
b (regions{ Rows	Columns	9
b (regions{ ^	Rows	9	(sites Bottom	1	(sites Left	1
b (regular ^	8	1	<tag>	1
b (remove (between	(then	2	at:	2
b (remove (to	(then	10
b (remove ^	(to	27	(between	25	(ahead	3	(last To	3	"define"	2	(forEach	2	(last From	2	(site	1	(square	1	(trackSite Move	1	0	1	1	1
b (removeat: (between	EndOfTurn	2
b (result All	Draw	84
b (result Mover	Win	72	<tag>	5	Loss	5
b (result Next	Loss	52	Win	7
b (result P1	Win	45	Loss	9
b (result P2	Win	20
b (result ^	All	84	Mover	82	Next	59	P1	54	P2	20	Player	1	TeamMover	1
b (rotate 180	(wedge	2
b (rotate ^	180	2
b (row ^	of:	12
b (rowof: ^	(from	4	(site	4	(to	3	(last To	1
b (rules (meta	(play	4	(start	1	phases:	1
b (rules (play	(end	157
b (rules (start	(play	122	phases:	4
b (rules ^	"name"	166	(start	125	(play	30	(meta	6	<tag>	1	phases:	1
b (rulesphases: (start	{	4
b (rules{ (phase	(phase	6
b (rules{ ^	(phase	6
b (satisfy ^	{	9	(all Different	4
b (satisfy{ "define"	"define"	9
b (satisfy{ (all Different	(all Different	4	(is Sum	3	(forAll	2
b (satisfy{ (is Sum	(is Sum	9	"define"	1
b (satisfy{ ^	(all Different	6	"define"	1	(forAll	1	(is Sum	1
b (score P1	"define"	3	(+	3	(count Pieces	3	(card Rank	1
b (score P2	(+	4	(count Pieces	3	"define"	2	(card Rank	1
b (score ^	P1	13	P2	13	Mover	4	weight:	3	#1	2
b (scoreweight: ^	0.042	1	0.3	1	0.76	1
b (seq ^	{	8
b (seq{ "define"	(if	1	(set Var	1	(while	1
b (seq{ (addScore	(moveAgain	1	(set NextPlayer	1
b (seq{ (if	(remove	1	(set Var	1
b (seq{ (remove	(remove	2	(addScore	1	(set Hidden	1
b (seq{ (set Hidden	"define"	1	(add	1
b (seq{ (set Var	(set Var	2	"define"	1	(moveAgain	1	(set Hidden	1
b (seq{ ^	(set Var	3	(remove	2	"define"	1	(addScore	1	(if	1
b (set Count 4	to:	2
b (set Count <tag>	to:	2
b (set Count Count	4	2	<tag>	2	2	1	5	1
b (set Countto: 4	(sites	1	(sites Board	1
b (set Countto: <tag>	(sites	1	(sites Board	1
b (set Hidden (sites	to:	2
b (set Hidden False	to:	4
b (set Hidden Hidden	What	9
b (set Hidden True	to:	2
b (set Hidden What	at:	5	(sites	2	"define"	1	(sites Board	1
b (set Hidden at:	False	4	True	1
b (set Hiddenat: What	(last To	4	"define"	1
b (set Hiddento: (sites	P1	1	P2	1
b (set Hiddento: False	All	3	Mover	1
b (set Hiddento: True	All	1	Next	1
b (set Score Each	0	2
b (set Score Score	Each	2
b (set State State	at:	2
b (set State at:	0	2
b (set Stateat: State	(+	1	(last To	1
b (set Team Team	1	1	2	1
b (set Team{ ^	P1	1	P2	1
b (set Var "name"	"define"	3	(last To	2	(if	1	-1	1
b (set Var Var	"name"	7
b (set ^	Counter	24	Hidden	9	Var	7	Count	6	{	5	Score	2	State	2	Team	2	NextPlayer	1	Pending	1
b (set{ ^	<tag>	3	{	2	0	1	1	1	4	1	7	1
b (set{ {	{	2
b (shift 0	(rectangle	1	2	1	3	1
b (shift 1	(rectangle	2
b (shift 4	1	2
b (shift ^	0	2	4	2	6	1
b (show Symbol "name"	"name"	3	fillColour:	2	(sites Corners	1	scale:	1
b (show Symbol Symbol	"name"	4
b (show SymbolfillColour: "name"	(colour	2
b (show ^	Symbol	4	Check	1	Edges	1
b (sidesProximity ^	weight:	20
b (sidesProximity weight:	pieceWeights:	7
b (sidesProximitypieceWeights: weight:	{	7
b (sidesProximityweight: ^	-0.05	2	-0.02	1	-0.042	1	-0.045	1	-0.053	1	-0.11	1	-0.18	1	-0.3	1	0.015	1	0.029	1	0.03	1	0.039	1	0.049	1	0.053	1	0.054	1	0.061	1	0.11	1	0.22	1	0.39	1
b (sidesProximity{ ^	(pair	7
b (sites #1	"name"	10
b (sites Around "define"	Orthogonal	2
b (sites Around (from	Adjacent	1	Enemy	1
b (sites Around (last To	Orthogonal	2
b (sites Around (to	Enemy	1	NotEmpty	1
b (sites Around Around	"define"	2	(from	2	(last To	2	(to	2	#1	1	(where	1
b (sites Around Enemy	Orthogonal	2
b (sites Column Column	(column	2	0	1	1	1	2	1	3	1
b (sites Direction (directions	distance:	1	included:	1
b (sites Direction Direction	from:	3
b (sites Direction from:	(directions	2	All	1
b (sites Directionfrom: Direction	(from	1	(last To	1	(site	1
b (sites Empty Empty	Edge	2
b (sites Hand Hand	Shared	3	Mover	1	P2	1
b (sites Incident Incident	Cell	1	Edge	1
b (sites Incident of:	at:	2
b (sites Incidentat: of:	#1	1	(last To	1
b (sites Mover	"name"	26	#1	1
b (sites Next	"name"	2
b (sites Occupied Occupied	by:	37
b (sites Occupied by:	container:	11	component:	3
b (sites Occupiedby: Occupied	Mover	12	Neutral	9	P1	7	Next	5	Shared	2	All	1	Enemy	1
b (sites Occupiedcomponent: by:	"name"	3
b (sites Occupiedcontainer: by:	"name"	10	(mover	1
b (sites P1	"name"	6
b (sites P2	"name"	7
b (sites Phase Phase	0	10	1	2
b (sites Row Row	1	17	6	15	2	6	5	4	0	3	3	3	4	2	(row	1	7	1	8	1
b (sites Side Side	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
b (sites ^	{	119	Empty	56	Row	53	Mover	46	Top	44	Bottom	40	Occupied	37	"name"	30	Board	23	#1	12	Phase	12	Around	10	Corners	8	P2	7	Column	6	P1	6	Side	6	Hand	5	Right	4	Direction	3	Left	3	Outer	3	Incident	2	Next	2	ToClear	2	Hint	1	Layer	1	LineOfPlay	1	P3	1	P4	1	Pending	1	Playable	1
b (sites{ "name"	"name"	20
b (sites{ #1	#2	2
b (sites{ (-	(-	2
b (sites{ 0	1	7	2	2	3	2	7	1	9	1
b (sites{ 1	2	3	3	2	6	2
b (sites{ 10	11	2	14	2	13	1	21	1
b (sites{ 11	13	1	15..24	1
b (sites{ 13	14	3
b (sites{ 14	18	2	15	1	15..24	1	16	1	20	1
b (sites{ 16	17	3	19	1
b (sites{ 17	18	3	23	1
b (sites{ 18	23	3	27	2
b (sites{ 2	3	1	32	1	4	1	5	1
b (sites{ 20	21	1	22	1
b (sites{ 21	22	2	23	1
b (sites{ 22	26	2	24	1
b (sites{ 23	25	3	27	2
b (sites{ 25	27	1	30	1	31	1
b (sites{ 26	27	2	28	1
b (sites{ 27	28	6	29	2	32	2	38	1
b (sites{ 28	35	3	29	2	34	1
b (sites{ 29	30	2
b (sites{ 3	4	2	10	1	5	1	6	1	7	1
b (sites{ 30	31	5
b (sites{ 31	32	3	24	2	33	1
b (sites{ 34	29	2	38	1
b (sites{ 35	36	4	34	2
b (sites{ 38	44	1	45	1
b (sites{ 4	11	2	8	2	10	1	5	1
b (sites{ 44	45	2
b (sites{ 45	46	1	55	1
b (sites{ 5	4	2	9	2	6	1
b (sites{ 6	7	2	8	2
b (sites{ 7	11	1	9	1
b (sites{ 8	16	1	9	1
b (sites{ 9	14	3	12	1	4	1
b (sites{ ^	<tag>	20	0	14	2	5	5	5	"name"	4	10	4	16	4	27	4	7..12	4	0..9	3	1..6	3	3	3	#1	2	(handSite	2	0..10	2	1..12	2	14..24	2	25..30	2	30	2	32	2	35	2	6	2	(+	1	(-	1	(from	1	(last To	1	0..3	1	0..5	1	1	1	1..9	1	10..13	1	10..18	1	107..110	1	111..120	1	15	1	15..24	1	17	1	19..22	1	20	1	20..25	1	21	1	31	1	31..36	1	31..42	1	4	1	4..7	1	90	1	98..101	1
b (size ^	Stack	1	Territory	1
b (sow "name"	owner:	2
b (sow ^	if:	3	"name"	2	apply:	1
b (sow apply:	backtracking:	1	includeSelf:	1	origin:	1
b (sow if:	apply:	5
b (sow owner:	if:	2
b (sowapply: if:	(and	3	(if	2
b (sowif: ^	"define"	1	(=	1	(and	1
b (sowif: owner:	(or	2
b (sowowner: "name"	(mover	2
b (square ^	<tag>	34	8	18	4	9	3	5	5	5	9	5	6	4	10	2	7	2	11	1
b (start ^	{	85	(place	23	(set Count	6	(set	5	(deal Cards	2	(place Stack	2	(set Score	2	(deal Dominoes	1
b (start{ "define"	"define"	7	(place	1	(set Hidden	1
b (start{ (place	(place	219	"define"	5
b (start{ ^	(place	74	<tag>	6	"define"	2	(place Random	1	(place Stack	1	(set Team	1
b (subgame "name"	result:	5
b (subgame ^	"name"	5
b (subgameresult: "name"	1	5
b (then ^	(if	29	"define"	22	(and	17	(set Counter	10	"PromoteIfReach"	6	(moveAgain	6	(sow	6	"ReplayIfCanMove"	4	(add	4	(remove	4	"CustodialCapture"	3	(seq	3	(addScore	2	(custodial	2	(enclose	2	(set Hidden	2	#2	1	(promote	1	(set State	1	(trigger	1
b (tile "define"	numSides:	5
b (tile "name"	Shared	8	numSides:	5	Each	1
b (tile Shared	"define"	4	{	4
b (tile ^	"name"	14
b (tile numSides:	{	5
b (tile {	numSides:	4
b (tilenumSides: "define"	4	5
b (tilenumSides: "name"	4	5
b (tilenumSides: {	4	4
b (tile{ (path	(path	5
b (tile{ F	F	6	R	5	L	1
b (tile{ R	F	5
b (tile{ ^	(path	5	F	4
b (to "define"	if:	2	"define"	1
b (to (sites Empty	if:	5
b (to (trackSite Move	if:	2	"define"	1
b (to Edge	(sites Empty	2
b (to ^	if:	103	(sites Empty	44	"define"	15	(handSite	6	(trackSite Move	4	(+	3	(apply	3	(last To	3	(ahead	2	(last From	2	(site	2	(sites Board	2	Edge	2	(difference	1	(from	1	(intersection	1	(mapEntry	1	(min	1	(sites Around	1	(sites LineOfPlay	1	(sites Playable	1	(to	1	(union	1	Cell	1
b (to if:	(apply	28	"define"	8	#3	2	#4	2
b (toFloat ^	"define"	2	(if	2
b (toif: "define"	"define"	1	(and	1
b (toif: (sites Empty	"define"	2	#2	1	(is Flat	1	(or	1
b (toif: (trackSite Move	"define"	1	(not	1
b (toif: ^	(is Empty	47	(and	19	"define"	18	(not	8	(is Enemy	4	(or	4	(is Friend	2	(is In	1
b (topLevel ^	at:	2
b (topLevelat: ^	#1	1	(last To	1
b (track "name"	{	20
b (track P1	directed:	4
b (track P2	directed:	4
b (track ^	"name"	20
b (track loop:	P1	2	P2	2
b (track {	loop:	8	P1	4	P2	4	directed:	2	P3	1	P4	1
b (trackSite Move "name"	steps:	3
b (trackSite Move Move	from:	9	steps:	2
b (trackSite Move from:	steps:	6	"name"	3
b (trackSite Movefrom: Move	(site	3	(to	3	(from	2	(handSite	1
b (trackSite Movesteps: "name"	1	3
b (trackSite Movesteps: Move	"define"	2
b (trackSite Movesteps: from:	(count Pips	3	(mapEntry	1	(pips	1	1	1
b (trackSite ^	Move	11	EndSite	1	FirstSite	1
b (trackdirected: P1	True	4
b (trackdirected: P2	True	4
b (trackdirected: {	True	2
b (trackloop: {	True	8
b (track{ 0	1..6	2
b (track{ 0..5	11..6	1	7..12	1
b (track{ 0..9	19..10	1	End	1
b (track{ 1..6	13	2
b (track{ 10	65	4
b (track{ 12..7	0	2	5..0	1
b (track{ 12..9	4..8	2
b (track{ 13	12..7	2	15	2
b (track{ 13..19	21	1	23	1
b (track{ 15	18	2
b (track{ 17..12	10	3
b (track{ 18	33..38	3	17	1	19	1
b (track{ 19	16	1	25..20	1
b (track{ 19..10	0..9	1	20..29	1
b (track{ 20	3..0	2
b (track{ 20..29	19..10	1	39..30	1
b (track{ 22	12..9	2
b (track{ 3..0	4..8	2
b (track{ 32	17..12	3
b (track{ 33..38	48	3
b (track{ 4..8	13	2	13..19	2
b (track{ 42..47	32	3	32..26	1
b (track{ 48	66	4
b (track{ 5..0	13..18	1	6..11	1
b (track{ 50	42..47	4
b (track{ 53..51	54	3
b (track{ 54	57	4
b (track{ 56	53..51	3	53	1
b (track{ 57	60	4
b (track{ 59	56	4
b (track{ 6..0	18	3	18..24	1
b (track{ 60	63	4
b (track{ 62	59	4
b (track{ 63	6..0	4
b (track{ 65	62	4
b (track{ 66	69	4
b (track{ 68	50	4
b (track{ 69	72	4
b (track{ 71	68	4
b (track{ 72	75	4
b (track{ 74	71	4
b (track{ 75	78..80	3	78	1
b (track{ 77	74	4
b (track{ 78..80	77	3
b (track{ ^	1..6	2	12..7	2	20	2	22	2	0..5	1	0..6	1	0..9	1	19	1	20..29	1	5..0	1	6	1	81	1	82	1	83	1	84	1	<tag>	1
b (union (sites	(sites	4	(expand	1	(sites Around	1
b (union (sites Corners	"define"	1	(sites	1
b (union (sites Occupied	(sites	2
b (union (sites Row	(sites Row	4
b (union (sites Top	(difference	1	(sites Bottom	1
b (union ^	(sites	6	(sites Row	4	(sites Corners	2	(sites Occupied	2	(sites Top	2	(sites Bottom	1	(sites Empty	1	(sites Left	1
b (values Cell	(range	11
b (values Vertex	(range	2
b (values ^	Cell	11	Vertex	2
b (var ^	"name"	8
b (wedge ^	3	3	4	3
b (what ^	at:	12
b (whatat: ^	"define"	4	#1	3	(to	3	(between	2
b (where "name"	P2	11	P1	3	Mover	2
b (where ^	"name"	16	(id	1
b (who ^	at:	77
b (whoat: ^	(to	37	(between	20	(site	4	#1	3	(ahead	2	(+	1	(last To	1	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1
g "ChessPawn">(if (is In	"DoubleStepForwardToEmpty"	3
g "ChessPawn">(if ^	(is In	3
g "ChessPawn">(then ^	"PromoteIfReach"	3
g "PromoteIfReach">(sites Mover	"name"	3
g "PromoteIfReach">(sites ^	Mover	7
g "ReplayIfCanMove">(hop (between	"ToEmpty"	4
g "ReplayIfCanMove">(hop (from	(between	4
g "ReplayIfCanMove">(hop ^	(from	4
g "StepToEnemy">(directions ^	{	4
g "StepToEnemy">(directions{ FR	FL	4
g "StepToEnemy">(directions{ ^	FR	4
g "define">"define" ^	"name"	6
g "define">(apply ^	(remove	2	(promote	1
g "define">(directions ^	{	4
g "define">(directions{ ^	FL	2	FR	1	Forward	1
g "define">(from ^	(last To	4	(from	3
g "define">(if "define"	(if	2	"define"	1	(and	1
g "define">(if (can Move	(moveAgain	3
g "define">(if ^	(can Move	3	"define"	2	(is In	1
g "define">(is ^	Empty	2	In	1
g "define">(last ^	To	2	From	1
g "define">(not ^	"define"	5
g "define">(then ^	"define"	2	(and	1	(if	1
g (!=>(ahead (site	#1	2	E	2
g (!=>(ahead ^	(site	4
g (+>"define" ^	P2	3	P1	2
g (+>(* ^	9	2	(-	1
g (+>(amount ^	P1	2	P2	2	Mover	1
g (+>(count ^	in:	4	Pips	2	Pieces	1	at:	1
g (+>(countin: ^	"define"	3	(sites	1
g (+>(if ^	"define"	2	(=	1
g (+>(last ^	From	3
g (+>(score ^	P1	2	P2	2	#1	1
g (->(amount ^	#1	1	P1	1	P2	1
g (->(column ^	of:	3
g (->(columnof: ^	(from	1	(site	1	(to	1
g (->(row ^	of:	5
g (->(rowof: ^	(from	2	(to	2	(site	1
g (<=>(count Pieces Pieces	Next	5	P1	2	P2	2
g (<=>(count ^	Pieces	9
g (<>(column ^	of:	3
g (<>(columnof: ^	(from	1	(site	1	(to	1
g (<>(count Pieces Pieces	Next	4	P1	3	P2	2	Mover	1
g (<>(count ^	Pieces	10
g (=>"define" ^	(from	2	(to	2	Next	1
g (=>(count Cell	at:	4
g (=>(count Pieces Pieces	Mover	2	P1	2	#1	1	Neutral	1	Next	1	P2	1
g (=>(count Sites Sites	in:	5
g (=>(count Sitesin: Sites	(intersection	2	(sites Around	2	"define"	1
g (=>(count ^	at:	9	Pieces	8	Moves	5	Sites	5	Cell	4	Trials	3	in:	3	Pips	2	Groups	1
g (=>(countat: Cell	(handSite	3	(site	1
g (=>(countat: ^	(to	8	(trackSite EndSite	1
g (=>(countin: ^	(sites	2	"define"	1
g (=>(id "name"	P2	2	P1	1
g (=>(id ^	"name"	5
g (=>(last ^	To	13
g (=>(sites Occupied Occupied	by:	6
g (=>(sites Occupied by:	component:	3
g (=>(sites Occupiedby: Occupied	P1	4	Mover	2
g (=>(sites Occupiedcomponent: by:	"name"	3
g (=>(sites ^	Occupied	6	{	4	Mover	1	Next	1
g (=>(sites{ ^	<tag>	2	0	1	6	1
g (=>(var ^	"name"	3
g (=>(what ^	at:	7
g (=>(whatat: ^	"define"	4	(to	2	(between	1
g (=>(where "name"	P2	3
g (=>(where ^	"name"	3
g (=>(who ^	at:	13
g (=>(whoat: ^	(site	3	(to	1	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1
g (>=>(column ^	of:	5
g (>=>(columnof: ^	(site	3	"define"	1	(last To	1
g (>=>(count ^	Turns	58	Moves	5	Pieces	1
g (>=>(matchScore ^	P1	2	P2	2
g (>=>(score ^	Mover	3
g (>>"define" ^	"define"	2	Next	2
g (>>(count Sites Sites	in:	5
g (>>(count Sitesin: Sites	(intersection	3	"define"	1	(sites Around	1
g (>>(count ^	at:	9	Sites	5	Cell	2	Liberties	2	Moves	2	Pieces	1	Pips	1
g (>>(countat: ^	(from	6	"define"	2	(last To	1
g (add>(piece ^	"name"	4	(id	3	"define"	1	(mover	1
g (add>(to ^	(ahead	2	(last From	2	(last To	2	(handSite	1	(site	1	Cell	1
g (addScore>(count ^	at:	2	Sites	1
g (ahead>(last ^	To	6
g (ai>(bestAgent ^	"name"	4
g (ai>(heuristics ^	{	20
g (ai>(heuristics{ (centreProximity	(cornerProximity	8	(sidesProximity	3	(centreProximity	2	(ownRegionsCount	1
g (ai>(heuristics{ (cornerProximity	(sidesProximity	10	(cornerProximity	2	(score	1
g (ai>(heuristics{ (material	(mobilitySimple	10	(centreProximity	3	(cornerProximity	2
g (ai>(heuristics{ (mobilitySimple	(centreProximity	11	(cornerProximity	1
g (ai>(heuristics{ (ownRegionsCount	(playerRegionsProximity	4	(playerSiteMapCount	1
g (ai>(heuristics{ (playerRegionsProximity	(playerRegionsProximity	21
g (ai>(heuristics{ (sidesProximity	(sidesProximity	7	(ownRegionsCount	4	(lineCompletionHeuristic	2	(playerRegionsProximity	2	(score	2
g (ai>(heuristics{ ^	(material	15	(mobilitySimple	2	(centreProximity	1	(ownRegionsCount	1	(playerSiteMapCount	1
g (all Different>(sites ^	{	5	Board	1
g (all Different>(sites{ ^	#1	1	0	1	10	1	3	1	4	1
g (all Sites>(is Empty Empty	(site	2	Cell	1
g (all Sites>(is ^	Empty	3	Occupied	2	In	1
g (all Sites>(sites ^	Hand	2	Occupied	2	#1	1	Around	1	Board	1	Incident	1	Mover	1
g (and>"define" ^	Next	4	"name"	2	"define"	1	#1	1	(+	1	(from	1	(to	1	Mover	1
g (and>(!= (site	(ahead	4
g (and>(!= ^	(site	4	(between	2	(from	1	(pips	1	(what	1	1	1
g (and>(< ^	#1	1	#2	1	(count Pieces	1	1	1
g (and>(= "define"	1	1	3	1	7	1	8	1	Off	1
g (and>(= (mover	(who	9
g (and>(= 1	"define"	2	(count	2	(count Pieces	1
g (and>(= ^	(mover	9	"define"	5	1	5	(score	2	(sites Occupied	2	(to	2	2	2	8	2	(from	1	(what	1	0	1	3	1	4	1
g (and>(> (count	0	3
g (and>(> ^	(count	3	(count Sites	2	(count Moves	1
g (and>(>= ^	"define"	1	(column	1	(row	1
g (and>(addScore Mover	(count	2	1	2	(count Sites	1	2	1
g (and>(addScore ^	Mover	6
g (and>(all Sites Sites	(sites	2	"define"	1	#4	1
g (and>(all ^	Sites	4
g (and>(fromTo (from	(to	4
g (and>(fromTo (to	(then	2	count:	2
g (and>(fromTo ^	(from	4
g (and>(if (can Move	(moveAgain	4
g (and>(if ^	(can Move	4
g (and>(is Empty Empty	(to	7	(ahead	2	"define"	1	(between	1
g (and>(is Enemy Enemy	(who	6
g (and>(is In (to	(sites	4	"define"	3
g (and>(is In (where	(sites Top	3
g (and>(is In In	(to	7	(where	3	(between	1
g (and>(is Mover Mover	P1	5	P2	5
g (and>(is Occupied Occupied	(ahead	2	0	2	1	2	"define"	1
g (and>(is ^	Empty	11	In	11	Mover	10	Occupied	7	Enemy	6	Connected	2	#1	1	#2	1	Even	1	Friend	1
g (and>(no Moves Moves	Next	6	P2	1
g (and>(no ^	Moves	7
g (and>(not ^	"define"	11	(is In	5	(is Visited	4	(and	3	"IsInCheck"	2
g (and>(or (=	(=	2	(not	2	(!=	1	(and	1
g (and>(or ^	(=	6	(is Empty	2	(not	2	{	2	"define"	1	(!=	1
g (and>(or{ (and	(and	4
g (and>(remove ^	(to	4	(last From	2	(last To	2	(ahead	1	(trackSite Move	1
g (and>(set ^	Counter	12	Hidden	1	Pending	1
g (apply>(fromTo (from	(to	5
g (apply>(fromTo ^	(from	5
g (apply>(if "define"	(remove	5
g (apply>(if ^	"define"	5
g (apply>(is Enemy Enemy	(who	4
g (apply>(is ^	Enemy	4	#3	1
g (apply>(not ^	(is In	3	(is Friend	1
g (apply>(remove (between	(then	2	at:	2
g (apply>(remove (to	(then	5
g (apply>(remove ^	(between	25	(to	18
g (bet>(range 1	3	2	<tag>	2
g (bet>(range ^	1	4	(+	1
g (between>"IsEnemyAt" ^	(between	10
g (between>(and ^	"define"	1	(is Empty	1	(is Enemy	1
g (between>(apply ^	(remove	25	(fromTo	1
g (between>(exact ^	1	4	2	4	"define"	1
g (between>(is Enemy Enemy	(who	6
g (between>(is Occupied Occupied	(between	11
g (between>(is ^	Occupied	11	Enemy	6
g (board Colour>(colour ^	"name"	46
g (board>(add{ 8	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1
g (board>(add{ ^	8	8	{	2	0	1
g (board>(add{ {	{	7
g (board>(graph ^	vertices:	5
g (board>(graph vertices:	edges:	5
g (board>(graphedges: vertices:	{	5
g (board>(graphvertices: ^	{	5
g (board>(graph{ 0	2	6	1	5	0	3	3	3	-2	1	8	1
g (board>(graph{ 1	2	7	0	2	1	2	4	2	3	1	5	1	8	1
g (board>(graph{ 2	0	4	2	3	3	3	4	2	5	2	0.6	1	1	1	8	1
g (board>(graph{ 3	4	3	2	2	5	2	0	1	1	1	6	1	8	1
g (board>(graph{ 4	5	4	1	2	2	1	2.4	1	7	1	8	1
g (board>(graph{ 5	6	2	8	2	0	1	7	1	9	1
g (board>(graph{ 6	7	1	8	1	9	1
g (board>(graph{ 7	8	2	0	1	10	1
g (board>(graph{ ^	0	19	2	17	1	16	3	11	4	10	{	10	5	7	7	4	6	3	-1.4	2	1.4	2	8	2	-2	1	0.5	1	1.5	1	9	1
g (board>(graph{ {	{	87
g (board>(hex ^	<tag>	2	Diamond	1	Star	1	Triangle	1
g (board>(merge ^	(wedge	2	(rectangle	1	{	1
g (board>(rectangle 1	<tag>	6	2	3	3	2	21	1	6	1
g (board>(rectangle 3	10	1	3	1	diagonals:	1
g (board>(rectangle <tag>	<tag>	5	(*	1	9	1
g (board>(rectangle ^	1	13	<tag>	7	2	2	3	2	5	2	6	2	10	1	7	1	8	1
g (board>(square ^	<tag>	34	8	18	4	8	9	5	3	4	5	4	6	3	10	2	7	2	11	1
g (board>(track "name"	{	12
g (board>(track P1	directed:	4
g (board>(track P2	directed:	4
g (board>(track ^	"name"	12
g (board>(track {	P1	4	P2	4	directed:	2	P3	1	P4	1
g (board>(trackdirected: P1	True	4
g (board>(trackdirected: P2	True	4
g (board>(track{ 10	65	4
g (board>(track{ 17..12	10	3
g (board>(track{ 18	33..38	3	17	1	19	1
g (board>(track{ 32	17..12	3
g (board>(track{ 33..38	48	3
g (board>(track{ 4..8	13	2	13..19	2
g (board>(track{ 42..47	32	3	32..26	1
g (board>(track{ 48	66	4
g (board>(track{ 50	42..47	4
g (board>(track{ 53..51	54	3
g (board>(track{ 54	57	4
g (board>(track{ 56	53..51	3	53	1
g (board>(track{ 57	60	4
g (board>(track{ 59	56	4
g (board>(track{ 6..0	18	3	18..24	1
g (board>(track{ 60	63	4
g (board>(track{ 62	59	4
g (board>(track{ 63	6..0	4
g (board>(track{ 65	62	4
g (board>(track{ 66	69	4
g (board>(track{ 68	50	4
g (board>(track{ 69	72	4
g (board>(track{ 71	68	4
g (board>(track{ 72	75	4
g (board>(track{ 74	71	4
g (board>(track{ 75	78..80	3	78	1
g (board>(track{ 77	74	4
g (board>(track{ 78..80	77	3
g (board>(track{ ^	20	2	22	2	0..9	1	19	1	20..29	1	6	1	81	1	82	1	83	1	84	1
g (board>(values Cell	(range	11
g (board>(values ^	Cell	11	Vertex	2
g (byScore>(score P1	"define"	3	(+	3	(count Pieces	3	(card Rank	1
g (byScore>(score P2	(+	4	(count Pieces	3	"define"	2	(card Rank	1
g (byScore>(score ^	P1	10	P2	10
g (can Move>"define" ^	"define"	2	(from	1	(site	1	Adjacent	1	Diagonal	1
g (can Move>(hop (between	"define"	4	(to	2	"ToEmpty"	1
g (can Move>(hop (from	Adjacent	3	#1	2	(directions	1	All	1	Diagonal	1
g (can Move>(hop Adjacent	(between	3
g (can Move>(hop ^	(from	8
g (centreProximity>(pair "name"	1	3
g (centreProximity>(pair ^	"name"	3
g (column>(last ^	To	3	From	1
g (cornerProximity>(pair "name"	1	3
g (cornerProximity>(pair ^	"name"	3
g (count Sites>(intersection ^	(sites	2	(sites Occupied	2	(sites Around	1	(sites Column	1
g (count Sites>(sites Around Around	(to	2	#1	1
g (count Sites>(sites ^	Around	3
g (count>"define" ^	#1	2	Next	1	P1	1	P2	1
g (count>(handSite ^	Mover	5	P1	1
g (count>(sites #1	"name"	3
g (count>(sites ^	#1	3	P1	1	P2	1
g (count>(trackSite ^	Move	2	EndSite	1
g (custodial>(between (exact	if:	5
g (custodial>(between ^	(exact	5	if:	2
g (custodial>(between if:	(apply	6	#2	1
g (custodial>(betweenif: (exact	"define"	3	(and	2
g (custodial>(to ^	if:	7
g (custodial>(toif: ^	(or	3	"define"	2	(is Friend	2
g (define>"define" #1	#2	1	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1
g (define>"define" ^	#1	8	(last From	1	(last To	1	replayDouble:	1
g (define>(+ ^	(card Rank	1	(count	1	(count Pieces	1	(from	1	(score	1	1	1	{	1
g (define>(- ^	(if	1	(mover	1	(next	1
g (define>(= 0	(count	2	(count Sites	2
g (define>(= 1	(count Groups	1	(count Pieces	1	(state	1
g (define>(= ^	0	4	1	3	6	1
g (define>(> ^	(column	1	(count Liberties	1	(matchScore	1
g (define>(all ^	Sites	2	Different	1
g (define>(and (is Enemy	(not	2	(!=	1
g (define>(and ^	(is Enemy	3	"IsEnemyAt"	1	"define"	1	(!=	1	(=	1	(all Sites	1	(is Empty	1	(is In	1	(not	1	(or	1	{	1
g (define>(apply ^	(if	2	if:	1
g (define>(count ^	Cell	1	Pieces	1	Sites	1	at:	1	in:	1
g (define>(custodial (between	(to	5
g (define>(custodial Orthogonal	(between	4
g (define>(custodial ^	Orthogonal	4	(from	1
g (define>(directions ^	{	7	Vertex	2
g (define>(directions{ FL	FR	6
g (define>(directions{ Forward	Backward	1	FL	1	Leftward	1
g (define>(directions{ ^	FL	4	Forward	3
g (define>(forEach (sites Empty	if:	4
g (define>(forEach ^	(sites Empty	4	(sites Board	2	(sites Incident	1	(sites Occupied	1	Die	1	Piece	1	Site	1
g (define>(forEachif: (sites Empty	(and	2	(=	1	(or	1
g (define>(fromTo (from	(to	3
g (define>(fromTo ^	(from	3
g (define>(hop #1	(between	2	Adjacent	1
g (define>(hop (between	"define"	4	(to	1
g (define>(hop (from	#1	2	Diagonal	2
g (define>(hop ^	(from	4	#1	1
g (define>(if "define"	(promote	2	(and	1	(if	1	(move Hop	1
g (define>(if (=	"define"	1	(ahead	1	1	1	5	1	<tag>	1
g (define>(if (is In	(promote	4	(move Slide	1	(result	1
g (define>(if (or	(move Hop	9
g (define>(if ^	(or	9	(is In	6	(=	5	"define"	4	(and	2	(can Move	2	(is Line	2	(is Mover	2	(>	1	(>=	1	(is Full	1
g (define>(is Empty Empty	(to	6
g (define>(is Enemy Enemy	(who	20
g (define>(is Friend Friend	(who	8
g (define>(is In (last To	(sites	3
g (define>(is In (to	(sites	5
g (define>(is In In	(to	5	(last To	3	"define"	1
g (define>(is Line 3	Orthogonal	3
g (define>(is Line Line	3	3	#1	1	4	1
g (define>(is Threatened Threatened	(id	5
g (define>(is ^	Enemy	20	In	9	Friend	8	Empty	6	Line	5	Threatened	5	Connected	2	Loop	1	Path	1	Sum	1
g (define>(mapEntry "name"	(what	3	Mover	2	#1	1
g (define>(mapEntry ^	"name"	6
g (define>(move #1	#2	3
g (define>(move #2	(to	3
g (define>(move (to	#3	3
g (define>(move Add (piece	(to	4
g (define>(move Add (to	(then	3
g (define>(move Add Add	(piece	4	(to	1
g (define>(move Hop "define"	(then	3	"define"	1
g (define>(move Hop (between	"define"	2	(to	2
g (define>(move Hop Adjacent	(between	3
g (define>(move Hop Hop	#1	2	Adjacent	2	Forward	1
g (define>(move Leap Leap	{	2	"KnightWalk"	1	#1	1
g (define>(move Leap{ F	F	4	L	2	R	2
g (define>(move Leap{ ^	F	4	{	2
g (define>(move Slide #1	(to	3	"ToEnemy"	1
g (define>(move Slide (to	#2	1	#3	1	(then	1
g (define>(move Slide Slide	#1	4	Orthogonal	2	(directions	1	(then	1
g (define>(move Step #1	(to	4
g (define>(move Step (to	(then	4	#2	1	#3	1
g (define>(move Step Step	#1	4	#2	2	Orthogonal	2	(directions	1	(to	1	Forward	1
g (define>(move ^	Step	11	Slide	8	Add	5	Hop	5	Leap	4	#1	3	(from	2	Select	2
g (define>(or (move Step	"define"	1	(move Hop	1	(move Step	1
g (define>(or ^	{	6	(move Step	3	(=	2	(not	2	(forEach Piece	1	(is In	1
g (define>(or{ "define"	"define"	7
g (define>(or{ (forEach Piece	(forEach Piece	7	"define"	1
g (define>(or{ ^	(forEach Piece	2	(move Step	2	"StepToEmpty"	1	(>	1
g (define>(pair (id	#2	6	(id	2
g (define>(pair ^	(id	8
g (define>(place "name"	{	15	coord:	10	#1	1
g (define>(place ^	"name"	26	Random	1
g (define>(placecoord: "name"	"name"	10
g (define>(place{ "name"	"name"	15
g (define>(place{ ^	"name"	15
g (define>(set ^	Counter	1	Hidden	1	State	1
g (define>(sites #1	"name"	6
g (define>(sites Occupied Occupied	by:	3
g (define>(sites Occupiedby: Occupied	Next	2	Neutral	1
g (define>(sites ^	#1	6	Occupied	3	{	3	Side	2	Around	1	Empty	1
g (define>(sites{ "name"	"name"	4
g (define>(sites{ ^	"name"	1	16	1	27	1
g (define>(then ^	(if	7	"PromoteIfReach"	3	(and	1	(promote	1
g (define>(to ^	if:	11
g (define>(toif: ^	(is Empty	9	(and	1	(is Enemy	1
g (define>(trackSite Move Move	from:	3
g (define>(trackSite Move from:	steps:	3
g (define>(trackSite Movefrom: Move	(from	1	(handSite	1	(site	1
g (define>(trackSite Movesteps: from:	(mapEntry	1	(pips	1	1	1
g (define>(trackSite ^	Move	3	FirstSite	1
g (difference>(sites ^	Board	3	Corners	2	Empty	2	{	2	Bottom	1	Left	1	Outer	1	Right	1	Top	1
g (directions>(last ^	From	3	To	3
g (do>(forEach Piece Piece	(move	3
g (do>(forEach ^	Piece	17	Site	1
g (do>(if ^	(>	1	(is Mover	1	(not	1
g (do>(move ^	(from	2	Add	2	Select	1
g (do>(not ^	"IsInCheck"	7	"define"	5	(and	1
g (do>(or{ "define"	"define"	5
g (end>"CaptureAll" ^	Next	4
g (end>"Checkmate" ^	"name"	8
g (end>"DrawIfNoMoves" ^	Next	7
g (end>(if "define"	(result	8
g (end>(if (<	(result	7
g (end>(if (<=	(result	9
g (end>(if (=	(result	24	(byScore	3
g (end>(if (>=	(result	72	(byScore	4
g (end>(if (all Sites	(result	5
g (end>(if (and	(result	20	(byScore	1	(payoffs	1
g (end>(if (is Full	(result	14	(byScore	2
g (end>(if (is In	(result	9
g (end>(if (is Line	(result	15
g (end>(if (is Solved	(result	13
g (end>(if (no Moves	(result	74
g (end>(if (no Pieces	(result	10	(byScore	1
g (end>(if (or	(byScore	6	(result	6
g (end>(if ^	(>=	76	(no Moves	74	(=	27	(and	22	(is Full	16	(is Line	15	(is Solved	13	(or	12	(no Pieces	11	(<=	9	(is In	9	"define"	8	(<	7	(all Sites	5	(>	2	(all Passed	2	(is Connected	2	(is Decided	1	(is Empty	1	(is Pattern	1	(is Target	1	(is Triggered	1	(is Within	1
g (equipment>"AlquerqueBoard" 5	5	4
g (equipment>"AlquerqueBoard" ^	5	4	3	1	<tag>	1
g (equipment>"ChessBishop" ^	"name"	5
g (equipment>"ChessKing" ^	"name"	7
g (equipment>"ChessKnight" ^	"name"	6
g (equipment>"ChessPawn" "name"	(if	3	~	3
g (equipment>"ChessPawn" (if	(then	3
g (equipment>"ChessPawn" ^	"name"	6
g (equipment>"ChessPawn" ~	"define"	3
g (equipment>"ChessQueen" ^	"name"	6
g (equipment>"ChessRook" ^	"name"	7
g (equipment>(board (graph	use:	3	(values	2
g (equipment>(board (merge	use:	2	{	2
g (equipment>(board (rectangle	(track	1	use:	1	{	1
g (equipment>(board (square	use:	13	(values	10	(track	1
g (equipment>(board ^	(square	81	(rectangle	31	(graph	5	(hex	5	(merge	4	"CrossGraph"	2	(concentric	2	(layers	2	(wedge	2	<tag>	2	"define"	1	(add	1	(remove	1	(tri	1
g (equipment>(boarduse: (graph	Vertex	3
g (equipment>(boarduse: (square	Vertex	12	Edge	1
g (equipment>(board{ (track	(track	6
g (equipment>(board{ ^	(track	4
g (equipment>(dice ^	d:	7
g (equipment>(dice d:	num:	5	from:	2
g (equipment>(diced: ^	6	5	2	2
g (equipment>(dicenum: d:	1	4	2	1
g (equipment>(hand Each	size:	6
g (equipment>(hand Shared	size:	3
g (equipment>(hand ^	Each	24	Shared	3	P1	1
g (equipment>(handsize: Each	2	2	6	2	7	1	<tag>	1
g (equipment>(handsize: Shared	2	1	3	1	8	1
g (equipment>(hints ^	{	3
g (equipment>(hints{ (hint	(hint	23
g (equipment>(hints{ ^	(hint	3
g (equipment>(mancalaBoard 2	6	4	7	1	<tag>	1
g (equipment>(mancalaBoard 6	store:	2	{	2
g (equipment>(mancalaBoard ^	2	6
g (equipment>(mancalaBoard store:	(track	4
g (equipment>(map "name"	{	10
g (equipment>(map ^	"name"	10
g (equipment>(map{ "define"	"define"	33
g (equipment>(map{ (pair	(pair	19
g (equipment>(map{ ^	(pair	6	"define"	4
g (equipment>(piece "name"	Each	162	P1	47	P2	27	Neutral	20	Shared	13
g (equipment>(piece Each	"define"	31	(or	26	(move Step	20	(move Slide	7	(if	5	(move Leap	4	"LeapCapture"	2
g (equipment>(piece P1	"define"	8	(move Step	5	(or	3	"StepToEmpty"	2	(if	2	(move Hop	2	(move Slide	1
g (equipment>(piece P2	"define"	7	(move Slide	7	(move Step	6	(or	4	"StepToEmpty"	1
g (equipment>(piece ^	"name"	269
g (equipment>(regions "name"	P2	32	P1	31	(sites	8	"define"	2	P3	2	P4	2	(union	1
g (equipment>(regions P1	(sites Top	20	(sites	12	(sites Row	7	(expand	4	(sites Bottom	4	(forEach	1	{	1
g (equipment>(regions P2	(sites Bottom	19	(sites	12	(sites Row	7	(expand	4	(sites Top	4	(forEach	1	(sites Outer	1	(sites Right	1	{	1
g (equipment>(regions ^	"name"	78	P1	18	P2	18	{	9	AllSites	1	HintRegions	1
g (equipment>(regions{ Columns	SubGrids	2	Diagonals	1
g (equipment>(regions{ Rows	Columns	9
g (equipment>(regions{ ^	Rows	9	(sites Bottom	1	(sites Left	1
g (equipment>(tile "define"	numSides:	5
g (equipment>(tile "name"	Shared	8	numSides:	5	Each	1
g (equipment>(tile Shared	"define"	4	{	4
g (equipment>(tile ^	"name"	14
g (equipment>(tile numSides:	{	5
g (equipment>(tile {	numSides:	4
g (equipment>(tilenumSides: "define"	4	5
g (equipment>(tilenumSides: "name"	4	5
g (equipment>(tilenumSides: {	4	4
g (equipment>(tile{ (path	(path	5
g (equipment>(tile{ F	F	6	R	5	L	1
g (equipment>(tile{ R	F	5
g (equipment>(tile{ ^	(path	5	F	4
g (expand>(sites ^	Bottom	10	Top	9
g (forAll>(is ^	Count	2	Sum	1
g (forEach Piece>"define" "define"	(if	2	(then	1	~	1
g (forEach Piece>"define" Step	All	2	(directions	1
g (forEach Piece>"define" ^	"define"	5	Diagonal	3	Step	3	Leap	2	before:	2	~	2	(from	1	Adjacent	1	Orthogonal	1
g (forEach Piece>"define" before:	after:	3
g (forEach Piece>"define" ~	~	3	"define"	2	(if	1
g (forEach Piece>"define"after: before:	8	2	10	1
g (forEach Piece>(if ^	"IsEndTrack"	1	"define"	1	(or	1
g (forEach Piece>(move (from	(to	5
g (forEach Piece>(move (to	"define"	2	(then	2
g (forEach Piece>(move Slide Slide	Diagonal	3	Orthogonal	2	#2	1	All	1
g (forEach Piece>(move Step "define"	"define"	3	(then	3	stack:	2	"ToEmpty"	1
g (forEach Piece>(move Step (to	"define"	2	(then	1
g (forEach Piece>(move Step Adjacent	"define"	2	(to	1
g (forEach Piece>(move Step Step	"define"	4	(to	3	Adjacent	3	Orthogonal	2	(directions	1	Diagonal	1
g (forEach Piece>(move ^	Step	14	Slide	7	(from	5	Hop	1
g (forEach Piece>(or ^	(move Step	2	"define"	1
g (forEach Site>(move (from	(to	3
g (forEach Site>(move (to	(then	3
g (forEach Site>(move ^	(from	3
g (forEach Site>(sites ^	Occupied	2	Empty	1
g (forEach Site>(union ^	(sites Occupied	2	(sites	1
g (forEach>(and (!=	(is Empty	2	(is Occupied	2
g (forEach>(and ^	(!=	4	(>=	1	(is	1	{	1
g (forEach>(not ^	(is Line	3
g (forEach>(sites Occupied Occupied	by:	5
g (forEach>(sites Occupiedby: Occupied	Neutral	4	Next	1
g (forEach>(sites ^	Occupied	5	Board	4	Empty	4	Hand	1	Incident	1
g (from>"define" ^	Mover	3
g (from>(> (count	0	6
g (from>(> ^	(count	6
g (from>(handSite ^	Mover	15	P1	1	P2	1
g (from>(last ^	To	25	From	1
g (from>(sites Occupied Occupied	by:	5
g (from>(sites Occupiedby: Occupied	Neutral	2	Mover	1	P1	1	Shared	1
g (from>(sites ^	Occupied	5	Mover	3	Hand	2	Around	1	Board	1
g (fromTo>(count ^	at:	3
g (fromTo>(countat: ^	"define"	1	#1	1	(to	1
g (fromTo>(from ^	(to	6	"define"	1	#1	1	(+	1	(between	1	(last From	1	(last To	1	(where	1
g (fromTo>(to ^	"define"	4	(handSite	3	(+	2	(from	1	(last To	1	(mapEntry	1	(to	1
g (game>(equipment ^	{	163
g (game>(equipment{ "AlquerqueBoard"	(hand	3	(piece	3
g (game>(equipment{ "ChessBishop"	"ChessQueen"	4	"ChessKnight"	1
g (game>(equipment{ "ChessKing"	"ChessKnight"	3	(regions	2	"ChessQueen"	1	(piece	1
g (game>(equipment{ "ChessKnight"	(regions	3	"ChessBishop"	1	"ChessKing"	1
g (game>(equipment{ "ChessPawn"	"ChessRook"	6
g (game>(equipment{ "ChessQueen"	"ChessKing"	5	"ChessRook"	1
g (game>(equipment{ "ChessRook"	"ChessBishop"	4	"ChessKnight"	2	"ChessQueen"	1
g (game>(equipment{ (board	(piece	94	(hand	17	(regions	8	"ChessPawn"	6	(dice	3	(hints	3	(deck	2	"ChessKing"	1	"StickDice"	1	(tile	1
g (game>(equipment{ (dice	(piece	7
g (game>(equipment{ (hand	(piece	18	(dice	4	(tile	3	(dominoes	1
g (game>(equipment{ (hints	(regions	3
g (game>(equipment{ (mancalaBoard	(piece	6
g (game>(equipment{ (map	(regions	7	(map	2
g (game>(equipment{ (piece	(piece	131	(regions	31	(map	8	(board	2
g (game>(equipment{ (regions	(regions	71	<tag>	1
g (game>(equipment{ (tile	(tile	10	(piece	1
g (game>(equipment{ ^	(board	138	"AlquerqueBoard"	6	(mancalaBoard	6	(boardless	2	(piece	2	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"StarBoard"	1	"ThreeMensMorrisBoard"	1	(surakartaBoard	1
g (game>(players ^	2	101	{	30	1	22	<tag>	7	3	2	4	1
g (game>(players{ (player	(player	29
g (game>(players{ ^	(player	29	<tag>	1
g (game>(rules (meta	(play	4	(start	1	phases:	1
g (game>(rules (play	(end	157
g (game>(rules (start	(play	122	phases:	4
g (game>(rules ^	(start	125	(play	30	(meta	6	<tag>	1	phases:	1
g (game>(rulesphases: (start	{	4
g (game>(rules{ (phase	(phase	6
g (game>(rules{ ^	(phase	6
g (games>(subgame "name"	result:	5
g (games>(subgame ^	"name"	5
g (games>(subgameresult: "name"	1	5
g (graphics>(board Colour Colour	InnerEdges	19	Phase0	18	Phase1	8	OuterEdges	1
g (graphics>(board Colour InnerEdges	(colour	19
g (graphics>(board Colour Phase0	(colour	18
g (graphics>(board Colour Phase1	(colour	8
g (graphics>(board Style Style	Chess	25	Go	5	Tafl	4	Puzzle	3	Backgammon	1	Connect4	1	Kakuro	1	Lasca	1	Shogi	1	SnakesAndLadders	1	Sudoku	1	Surakarta	1	Xiangqi	1
g (graphics>(board ^	Colour	46	Style	46	StyleThickness	1
g (graphics>(piece Colour "name"	fillColour:	3
g (graphics>(piece Colour Colour	Shared	9	Neutral	7	P1	3
g (graphics>(piece Colour Neutral	fillColour:	7
g (graphics>(piece Colour P1	"name"	3
g (graphics>(piece Colour Shared	fillColour:	9
g (graphics>(piece ColourfillColour: "name"	(colour	3
g (graphics>(piece ColourfillColour: Neutral	(colour	7
g (graphics>(piece ColourfillColour: Shared	(colour	9
g (graphics>(piece Rename Rename	piece:	11
g (graphics>(piece Rename piece:	"name"	11
g (graphics>(piece Renamepiece: Rename	"name"	11
g (graphics>(piece ^	Colour	19	Rename	11
g (graphics>(player Colour Colour	P1	75	P2	67	P3	4	P4	3	P5	1	P6	1
g (graphics>(player Colour P1	(colour	75
g (graphics>(player Colour P2	(colour	67
g (graphics>(player Colour P3	(colour	4
g (graphics>(player Colour P4	(colour	3
g (graphics>(player ^	Colour	151
g (graphics>(region Colour (sites	(colour	4
g (graphics>(region Colour (sites Side	(colour	4
g (graphics>(region Colour Colour	(sites	4	(sites Side	4	Edge	4	{	4
g (graphics>(region Colour Edge	{	4
g (graphics>(region Colour regionSiteType:	(colour	4
g (graphics>(region Colour {	(colour	4	regionSiteType:	4
g (graphics>(region ColourregionSiteType: {	Cell	4
g (graphics>(region Colour{ ^	0	1	10	1	19	1	3	1	31	1	4	1	55	1	76	1
g (graphics>(region ^	Colour	16
g (graphics>(show Symbol "name"	"name"	3	fillColour:	2	(sites Corners	1	scale:	1
g (graphics>(show Symbol Symbol	"name"	4
g (graphics>(show ^	Symbol	4	Check	1	Edges	1
g (heuristics>(centreProximity ^	weight:	17
g (heuristics>(centreProximity weight:	pieceWeights:	3
g (heuristics>(centreProximitypieceWeights: weight:	{	3
g (heuristics>(centreProximityweight: ^	0.05	3	0.01	2	-0.015	1	-0.12	1	-0.37	1	0.012	1	0.032	1	0.037	1	0.054	1	0.064	1	0.084	1	0.094	1	0.21	1	0.32	1
g (heuristics>(centreProximity{ ^	(pair	3
g (heuristics>(cornerProximity ^	weight:	13
g (heuristics>(cornerProximity weight:	pieceWeights:	3
g (heuristics>(cornerProximitypieceWeights: weight:	{	3
g (heuristics>(cornerProximityweight: ^	-0.14	2	0.094	2	-0.016	1	-0.027	1	-0.067	1	-0.078	1	-0.34	1	0.03	1	0.039	1	0.046	1	0.071	1
g (heuristics>(cornerProximity{ ^	(pair	3
g (heuristics>(lineCompletionHeuristic ^	weight:	3
g (heuristics>(lineCompletionHeuristicweight: ^	0.14	1	0.41	1	0.88	1
g (heuristics>(material ^	weight:	15
g (heuristics>(material weight:	pieceWeights:	15
g (heuristics>(materialpieceWeights: weight:	{	15
g (heuristics>(materialweight: ^	0.1	2	0.21	2	0.0042	1	0.022	1	0.074	1	0.15	1	0.17	1	0.18	1	0.19	1	0.2	1	0.24	1	0.26	1	0.85	1
g (heuristics>(material{ (pair	(pair	22
g (heuristics>(material{ ^	(pair	15
g (heuristics>(mobilitySimple ^	weight:	12
g (heuristics>(mobilitySimpleweight: ^	0.002	3	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0078	1	0.0079	1	0.011	1	0.036	1
g (heuristics>(ownRegionsCount ^	weight:	7
g (heuristics>(ownRegionsCountweight: ^	-0.011	1	-0.11	1	-0.12	1	-0.14	1	0.019	1	0.025	1	0.05	1
g (heuristics>(playerRegionsProximity ^	weight:	28
g (heuristics>(playerRegionsProximity player:	pieceWeights:	28
g (heuristics>(playerRegionsProximity weight:	player:	28
g (heuristics>(playerRegionsProximitypieceWeights: player:	{	28
g (heuristics>(playerRegionsProximityplayer: weight:	1	14	2	14
g (heuristics>(playerRegionsProximityweight: ^	-0.042	2	-0.046	2	-0.081	2	0.016	2	0.02	2	0.041	2	0.046	2	0.054	2	0.055	2	0.065	2	0.08	2	0.13	2	0.17	2	0.3	2
g (heuristics>(playerRegionsProximity{ (pair	(pair	84
g (heuristics>(playerRegionsProximity{ ^	(pair	28
g (heuristics>(score ^	weight:	3
g (heuristics>(scoreweight: ^	0.042	1	0.3	1	0.76	1
g (heuristics>(sidesProximity ^	weight:	20
g (heuristics>(sidesProximity weight:	pieceWeights:	7
g (heuristics>(sidesProximitypieceWeights: weight:	{	7
g (heuristics>(sidesProximityweight: ^	-0.05	2	-0.02	1	-0.042	1	-0.045	1	-0.053	1	-0.11	1	-0.18	1	-0.3	1	0.015	1	0.029	1	0.03	1	0.039	1	0.049	1	0.053	1	0.054	1	0.061	1	0.11	1	0.22	1	0.39	1
g (heuristics>(sidesProximity{ ^	(pair	7
g (hints>(hint ^	{	26
g (hints>(hint {	13	2	15	2	5	2	6	2	17	1	19	1	24	1	3	1	30	1	34	1	7	1	8	1
g (hints>(hint{ 0	1	2	3	1
g (hints>(hint{ 11	12	1	15	1	6	1
g (hints>(hint{ 12	13	1	15	1	7	1
g (hints>(hint{ 13	14	2	16	1
g (hints>(hint{ 2	6	2	1	1	3	1
g (hints>(hint{ 3	4	1	7	1	8	1
g (hints>(hint{ 4	8	2	5	1
g (hints>(hint{ 8	9	2	12	1
g (hints>(hint{ 9	10	2	13	1
g (hints>(hint{ ^	2	4	0	3	11	3	1	2	10	1	12	1	13	1	14	1	15	1	16	1	17	1	18	1	3	1	4	1	5	1	6	1	8	1	9	1
g (hop>(between ^	if:	13	#1	1	#2	1	before:	1
g (hop>(betweenif: ^	"define"	6	"IsEnemyAt"	5	(is Enemy	1	(is Occupied	1
g (hop>(from ^	(last To	16
g (hop>(to ^	if:	3
g (hop>(toif: ^	(is Empty	2	(and	1
g (if>"HandOccupied" ^	Mover	8
g (if>"define" ^	(mover	2	(next	2	P1	2	P2	2	(to	1	E	1	Mover	1	N	1	mover	1	next	1
g (if>(+ ^	(to	2	"define"	1
g (if>(- ^	(to	2	(*	1	3	1
g (if>(< (count Pieces	3	4	9	2	<tag>	2
g (if>(< ^	(count Pieces	8	"define"	1
g (if>(<= (count Pieces	1	5	15	1	3	1	5	1	9	1
g (if>(<= ^	(count Pieces	9
g (if>(= "define"	"define"	2	(last To	1	-1	1	0	1	1	1	2	1
g (if>(= (sites Occupied	(sites	4
g (if>(= (what	(id	2	(what	1
g (if>(= 0	"define"	2	(count Pieces	2	(count	1	(count Moves	1	(count Pips	1
g (if>(= 1	"define"	1	(card Suit	1	(count	1	(count Pieces	1	(var	1
g (if>(= 3	(count Pieces	2	(count Trials	2
g (if>(= Off	(where	3
g (if>(= ^	"define"	7	0	7	1	5	(sites Occupied	4	3	4	(what	3	Off	3	(to	2	(var	2	<tag>	2	(count Moves	1	(from	1	15	1	2	1	4	1	5	1	7	1	8	1
g (if>(> "define"	"define"	2	0	2
g (if>(> ^	"define"	4	(amount	1	(count	1	(count Moves	1	(count Pips	1	(count Sites	1	(score	1
g (if>(>= (count Moves	100	1	1000	1	200	1	300	1	500	1
g (if>(>= (count Turns	200	22	300	11	500	6	100	5	150	4	120	3	400	3	<tag>	1
g (if>(>= (counter	49	2	99	2	119	1	139	1	29	1	79	1
g (if>(>= (matchScore	2	2	<tag>	2
g (if>(>= ^	(count Turns	55	(counter	8	(count Moves	5	(matchScore	4	(pathExtent	2	(score	2	(count Pieces	1
g (if>(ahead "define"	E	1	N	1	S	1	W	1
g (if>(ahead ^	"define"	4
g (if>(all Sites Sites	(sites Occupied	2	"define"	1	(sites Board	1	(sites Hand	1
g (if>(all ^	Sites	5	Passed	2
g (if>(and "define"	"define"	2	(no Moves	2	(if	1	(or	1
g (if>(and (=	(=	2	(<	1	(all Sites	1	(or	1
g (if>(and (is Mover	"define"	2	(and	2	(is Connected	2	"HandOccupied"	1	(>	1	(is In	1	(no Moves	1
g (if>(and ^	(is Mover	10	"define"	6	(=	5	"HandEmpty"	2	(addScore	2	(is Occupied	2	(remove	2	{	2	(add	1	(all Sites	1	(fromTo	1	(is In	1	(was Pass	1
g (if>(byScore ^	{	11
g (if>(byScore{ (score	(score	10
g (if>(byScore{ ^	(score	10	"define"	1
g (if>(can Move Move	"define"	10	(hop	8	(step	1
g (if>(can ^	Move	19
g (if>(count ^	in:	2	Pips	1
g (if>(forEach Piece Piece	(move Step	5	(move	2	(or	2	(move Hop	1	<tag>	1
g (if>(forEach ^	Piece	21	Site	1
g (if>(if (=	(ahead	2	(forEach Piece	2	(+	1	(and	1	(or	1
g (if>(if (can Move	(moveAgain	3
g (if>(if (move	(if	2	(forEach Piece	1
g (if>(if ^	(=	7	(can Move	3	"HandOccupied"	2	"define"	1	(>	1
g (if>(is In (from	(sites	6	(sites Row	1
g (if>(is In (last To	(sites	13
g (if>(is In (where	(sites	2	(sites Top	2	(sites Corners	1	(sites Outer	1
g (if>(is In In	(last To	13	(from	7	(where	6	"define"	1
g (if>(is Line Line	3	10	4	4	5	2	6	1	<tag>	1
g (if>(is Mover Mover	P1	6
g (if>(is Pattern{ F	R	4
g (if>(is Pattern{ R	F	4
g (if>(is Prev Prev	Mover	9
g (if>(is ^	In	27	Line	18	Full	17	Solved	13	Prev	9	Mover	6	Connected	2	Empty	2	Even	2	Odd	2	Pattern	2	Decided	1	Enemy	1	Proposed	1	Target	1	Triggered	1	Within	1
g (if>(move (from	(to	17
g (if>(move (to	"define"	3	(then	3
g (if>(move Add (piece	(to	4
g (if>(move Add Add	(piece	4	(to	1
g (if>(move Hop "ToEmpty"	(then	5
g (if>(move Hop "define"	(then	4	stack:	1
g (if>(move Hop #1	(between	4
g (if>(move Hop (between	"ToEmpty"	5	"define"	5	(to	1
g (if>(move Hop Hop	#1	4	(between	4	Diagonal	2	Adjacent	1
g (if>(move Remove Remove	(from	2	(intersection	2	(sites Occupied	1
g (if>(move Select (from	(then	3
g (if>(move Select Select	(from	3
g (if>(move Slide Forward	(between	3
g (if>(move Slide Slide	Forward	3
g (if>(move ^	(from	17	Hop	11	Add	5	Remove	5	Select	3	Slide	3	Shoot	1	Vote	1
g (if>(no Moves Moves	Next	73	P2	1
g (if>(no Pieces Pieces	Next	7	Neutral	3	P1	1
g (if>(no ^	Moves	74	Pieces	11
g (if>(not ^	"IsInCheck"	2	(is Prev	1
g (if>(or "NewTurn"	(=	5
g (if>(or "StepToEmpty"	"define"	4
g (if>(or "define"	(move Pass	5	"define"	4
g (if>(or (move Step	"define"	2	(move Hop	1
g (if>(or (no Moves	(>=	4
g (if>(or (not	(=	5
g (if>(or ^	"define"	9	"NewTurn"	5	(not	5	"StepToEmpty"	4	(no Moves	4	(move Step	3	(>=	2	(move Hop	2	(is Full	1	(is Line	1	(move	1	(move Remove	1	{	1
g (if>(priority (move Remove	(move Remove	3
g (if>(priority ^	(move Remove	3	(forEach Piece	1
g (if>(promote (last To	(piece	9
g (if>(promote (piece	Mover	9
g (if>(promote ^	(last To	9
g (if>(remove (to	(then	5
g (if>(remove ^	(to	5	(site	1
g (if>(result All	Draw	84
g (if>(result Mover	Win	72	<tag>	5	Loss	5
g (if>(result Next	Loss	52	Win	7
g (if>(result P1	Win	45	Loss	9
g (if>(result P2	Win	20
g (if>(result ^	All	84	Mover	82	Next	59	P1	54	P2	20	TeamMover	1
g (if>(seq ^	{	3
g (if>(seq{ (remove	(remove	2	(addScore	1	(set Hidden	1
g (if>(seq{ ^	(remove	2	(if	1
g (info>(description ^	"name"	166
g (info>(origin ^	"name"	166
g (info>(rules ^	"name"	166
g (intersection>(expand (sites Bottom	steps:	3
g (intersection>(expand (sites Top	steps:	3
g (intersection>(expand ^	(sites Bottom	3	(sites Top	3
g (intersection>(expandsteps: (sites Bottom	2	2	3	1
g (intersection>(expandsteps: (sites Top	2	2	3	1
g (intersection>(sites Occupied Occupied	by:	8
g (intersection>(sites Occupiedby: Occupied	Mover	5	All	1	Enemy	1	P1	1
g (intersection>(sites Phase Phase	0	8
g (intersection>(sites ^	Occupied	8	Phase	8	Around	2	Direction	2	#1	1	Column	1	Empty	1	Mover	1
g (is Enemy>(who ^	at:	44
g (is Enemy>(whoat: ^	(between	20	(to	18	#1	2	(ahead	2	(last To	1	(site	1
g (is Friend>(who ^	at:	18
g (is Friend>(whoat: ^	(to	16	#1	1	(+	1
g (is In>"define" ^	Next	2	Mover	1
g (is In>(last ^	To	16
g (is In>(sites Mover	"name"	18	#1	1
g (is In>(sites ^	Mover	32	"name"	6	Top	5	{	3	Corners	2	ToClear	2	Bottom	1	Direction	1	Layer	1	Next	1	Outer	1	P2	1	Pending	1	Row	1
g (is In>(sites{ ^	0	1	27	1	5	1
g (is In>(where "name"	P2	5	P1	3	Mover	1
g (is In>(where ^	"name"	9
g (is Occupied>(ahead (site	E	2	S	1
g (is Occupied>(ahead ^	(site	3
g (is Sum>(sites Column Column	0	1	1	1	2	1	3	1
g (is Sum>(sites Row Row	0	1	1	1	2	1	3	1
g (is Sum>(sites ^	Column	4	Row	4	{	4	Hint	1
g (is Sum>(sites{ ^	0	2	#1	1	2	1
g (is Threatened>(id "name"	#1	5
g (is Threatened>(id ^	"name"	5
g (item>"define" ^	0	2	1	2	2	2	3	1
g (item>(graph{ 0	1	2	5	2	0	1	10	1	4	1	9	1
g (item>(graph{ 1	2	2	5	1	6	1
g (item>(graph{ 2	3	2	6	1	7	1
g (item>(graph{ 3	0	1	3	1	4	1	6	1	7	1	8	1
g (item>(graph{ 4	0	1	5	1	9	1
g (item>(graph{ 6	3	1	6	1	7	1	8	1
g (item>(graph{ 9	0	1	6	1	9	1
g (item>(graph{ ^	0	8	3	6	1	4	2	4	6	4	{	4	4	3	9	3	5	2	7	2	-2.9	1	-4.8	1	-5.9	1	-9.5	1	2.9	1	4.8	1	5.9	1	8	1	9.5	1
g (item>(graph{ {	{	41
g (item>(place "name"	(sites	17	0	3	9	3	18	2	10	1	16	1	27	1	37	1	43	1	64	1	70	1
g (item>(place Stack{ "name"	"name"	3
g (item>(place ^	"name"	32	Stack	2
g (item>(player ^	NE	2	SW	2	NW	1	SE	1
g (item>(regions "name"	P1	3	P2	3	P3	2	P4	1	P5	1	P6	1
g (item>(regions P1	(sites	3
g (item>(regions P2	(sites	3
g (item>(regions ^	"name"	11
g (mancalaBoard>(track "name"	{	8
g (mancalaBoard>(track ^	"name"	8
g (mancalaBoard>(track loop:	P1	2	P2	2
g (mancalaBoard>(track {	loop:	8
g (mancalaBoard>(trackloop: {	True	8
g (mancalaBoard>(track{ ^	1..6	2	12..7	2	0..5	1	0..6	1	5..0	1	<tag>	1
g (map>"define" "name"	"name"	14	0	3	1	3	2	3	3	3	4	3	5	2	6	2	7	2	8	2
g (map>"define" ^	"name"	37
g (map>(pair P1	13	2	6	1
g (map>(pair P2	0	2	19	1
g (map>(pair ^	P1	3	P2	3	0	1	10	1	13	1	2	1	27	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	7	1	71	1	79	1	86	1	87	1	92	1	95	1
g (mapEntry>(what ^	at:	3
g (mapEntry>(whatat: ^	#1	2	(to	1
g (match>(end ^	{	3
g (match>(end{ (if	(if	5
g (match>(end{ ^	(if	3
g (match>(games ^	(subgame	2	{	1
g (match>(players ^	2	3
g (material>(pair "name"	1	13	3	3	-1	2	5	2	9	2	-0.033	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	0.13	1	0.14	1	0.2	1	0.25	1	0.51	1	0.55	1	0.6	1	0.74	1	0.89	1	0.95	1
g (material>(pair ^	"name"	37
g (merge>(shift 0	(rectangle	1	2	1	3	1
g (merge>(shift ^	0	2	4	2	6	1
g (metadata>(ai (bestAgent	(heuristics	4
g (metadata>(ai ^	(heuristics	16	(bestAgent	4
g (metadata>(graphics ^	{	166
g (metadata>(graphics{ (board Colour	(board Colour	16	(piece Colour	1	(piece Rename	1	(player Colour	1	(region Colour	1
g (metadata>(graphics{ (board Style	(player Colour	3	(piece Rename	2	(show Symbol	2	(region Colour	1	(show Check	1
g (metadata>(graphics{ (piece Rename	(piece Rename	5	(piece Colour	2	(player Colour	1
g (metadata>(graphics{ (player Colour	(player Colour	76	(board Colour	4	(piece Rename	1	(show Edges	1
g (metadata>(graphics{ (region Colour	(region Colour	9
g (metadata>(graphics{ ^	(player Colour	70	(board Style	46	(board Colour	26	(piece Colour	15	(region Colour	5	(piece Rename	2	(show Symbol	2
g (metadata>(info ^	{	166
g (metadata>(info{ (description	(rules	166
g (metadata>(info{ (rules	(origin	166
g (metadata>(info{ ^	(description	166
g (min>(+ ^	(from	1	3	1	8	1
g (move Add>(piece ^	"name"	8	(id	3	(mover	3	{	1
g (move Add>(then ^	(if	4	(add	2	(enclose	2	"define"	1	(custodial	1	(set Hidden	1
g (move Add>(to (sites Empty	if:	4
g (move Add>(to ^	(sites Empty	24	"define"	5	Edge	2	(intersection	1	(site	1	(sites Board	1
g (move Add>(toif: (sites Empty	"define"	2	(is Flat	1	(or	1
g (move Hop>(between #2	if:	2	#3	1
g (move Hop>(between ^	if:	23	#1	2	#2	1	before:	1
g (move Hop>(between if:	(apply	18
g (move Hop>(betweenif: ^	(is Occupied	8	"define"	6	"IsEnemyAt"	5	(is Enemy	3	"IsFriendAt"	1
g (move Hop>(then ^	(and	5	(if	5	"ReplayIfCanMove"	4	"define"	2	(moveAgain	2	#2	1
g (move Hop>(to ^	if:	10
g (move Hop>(toif: ^	(is Empty	8	"define"	1	(and	1
g (move Leap>(to ^	if:	7
g (move Leap>(to if:	"define"	3	(apply	2
g (move Leap>(toif: ^	(not	3	(and	2	(is Empty	2
g (move Remove>(forEach ^	"define"	2	(sites Occupied	2
g (move Remove>(sites Occupied Occupied	by:	4
g (move Remove>(sites Occupiedby: Occupied	Neutral	2	Next	2
g (move Remove>(sites ^	Occupied	4
g (move Remove>(then ^	(remove	2	(addScore	1
g (move Select>(from "define"	if:	4
g (move Select>(from (sites	if:	3
g (move Select>(from ^	"define"	5	(sites	3	(-	1	(forEach	1	(from	1	(sites Board	1	(sites Occupied	1
g (move Select>(fromif: "define"	(>	3	(!=	1
g (move Select>(fromif: (sites	(>	3
g (move Select>(then ^	(sow	6	(if	2	(remove	2	(seq	2	"define"	1
g (move Slide>(between ^	(exact	4	if:	2
g (move Slide>(directions ^	{	3
g (move Slide>(directions{ ^	#1	1	N	1	W	1
g (move Slide>(then ^	"define"	7	"CustodialCapture"	2	(and	1	(custodial	1	(moveAgain	1	(set Counter	1
g (move Slide>(to ^	if:	9	(apply	3
g (move Slide>(to if:	(apply	9
g (move Slide>(toif: ^	"define"	8	(is Enemy	1
g (move Step>(directions ^	{	9
g (move Step>(directions{ FL	FR	8
g (move Step>(directions{ Forward	FL	2	Leftward	2
g (move Step>(directions{ Leftward	Rightward	3
g (move Step>(directions{ ^	FL	5	Forward	4
g (move Step>(then ^	(and	8	"define"	6	(if	2	"CustodialCapture"	1	(add	1	(moveAgain	1	(set Counter	1
g (move Step>(to ^	if:	52
g (move Step>(to if:	(apply	9	"define"	5	#3	2	#4	2
g (move Step>(toif: ^	(is Empty	25	(and	13	"define"	7	(not	4	(is Enemy	1	(is In	1	(or	1
g (move>(from ^	(handSite	17	(from	6	(site	4	(sites Occupied	4	(sites Hand	2	(forEach	1	(sites Around	1
g (move>(then ^	(if	6	(moveAgain	2	(and	1	(seq	1
g (move>(to "define"	if:	2	"define"	1
g (move>(to (trackSite Move	if:	2	"define"	1
g (move>(to ^	(sites Empty	20	"define"	6	(trackSite Move	4	if:	3	(handSite	2	(+	1	(difference	1	(min	1	(sites Board	1	(sites LineOfPlay	1	(sites Playable	1	(union	1
g (move>(to if:	(apply	6
g (move>(toif: ^	(is Empty	1	(is Enemy	1	(not	1
g (not>"IsInCheck" "name"	Mover	9	Next	1	P1	1	P2	1
g (not>"IsInCheck" ^	"name"	12
g (not>"define" ^	Mover	7	"name"	6	(between	1
g (not>(and ^	(=	2	"define"	1	(is Enemy	1
g (not>(is Friend Friend	(who	3
g (not>(is In (to	(sites	4	"define"	1	(sites Direction	1
g (not>(is In In	(to	6	(between	2	(from	1
g (not>(is Line 3	Orthogonal	2	through:	1
g (not>(is Line Line	3	3
g (not>(is Prev Prev	Mover	7
g (not>(is Visited Visited	(to	4
g (not>(is ^	In	9	Prev	7	Visited	4	Friend	3	Line	3	Empty	1	Enemy	1
g (option>(item "define"	"define"	5
g (option>(item "name"	<	223	"name"	29
g (option>(item (place	(place	22
g (option>(item (player	(player	4
g (option>(item (regions	(regions	8
g (option>(item 0	1	7	6	1
g (option>(item 1	2	7	5	1
g (option>(item 14..20	27..32	3
g (option>(item 2	3	3	8	1
g (option>(item 5	6	3	6..8	1
g (option>(item 6	7	3
g (option>(item 7	8	3	13	2
g (option>(item 8	9	2	12	1
g (option>(item <	"name"	223	<	116
g (option>(item ^	"name"	239	5	37	4	33	6	31	3	30	7	21	8	19	2	15	9	14	10	11	(place	10	0	9	19	7	11	6	{	6	13	5	Loss	5	Win	5	12	4	15	4	(regions	3	14	3	16	3	20	3	"CrossGraph"	2	"define"	2	(graph	2	(place Stack	2	(player	2	1	2	60	2	"StepToEmpty"	1	(meta	1	(move	1	0..17	1	0..2	1	0..3	1	0..5	1	0..9	1	14..20	1	18	1	22	1	24	1	33	1	35	1	40	1	45	1	56	1	62	1	Alternating	1	Enemy	1	Implied	1	Own	1	exact:	1
g (option>(item {	{	76
g (option>(item{ 1	1	2	3	2
g (option>(item{ 12	0	1	2	1	3	1	6	1
g (option>(item{ 3	0	1	2	1	4	1
g (option>(item{ 6	1	1	2	1	4	1
g (option>(item{ 9	0	1	3	1	4	1
g (option>(item{ ^	1	4	12	4	3	3	6	3	9	3	0	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	7	2	79	2	8	2	11	1	14	1	16	1	17	1	18	1	2	1	20	1	21	1	22	1	24	1	26	1	29	1	30	1	33	1	34	1	36	1	38	1	4	1	42	1	44	1	46	1	47	1	5	1	50	1	51	1	54	1	56	1	58	1	59	1	60	1	62	1	63	1	64	1	69	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1
g (or>"StepToEmpty" ^	Forward	3
g (or>"StepToEnemy" ^	(directions	4
g (or>"define" "define"	"define"	7	(apply	2	True	1
g (or>"define" "name"	#1	7	All	1	Diagonal	1	Orthogonal	1
g (or>"define" #1	#2	7
g (or>"define" #2	#3	7
g (or>"define" Diagonal	True	3	"define"	1	Enemy	1
g (or>"define" Forward	"define"	3	(is Empty	2	(not	2
g (or>"define" Orthogonal	True	3	"define"	1	Enemy	1
g (or>"define" ^	"name"	10	Forward	6	(from	5	Diagonal	4	Orthogonal	4	"define"	3	(directions	3	3	3	P1	3	P2	3	1	2	2	2	E	2	N	2	Step	2	(not	1	-4	1	4	1	5	1	6	1	Adjacent	1	NE	1	NW	1
g (or>(!= ^	"define"	1	(row	1	(to	1
g (or>(= (from	(last To	11	"define"	1
g (or>(= (to	"define"	2	(handSite	2
g (or>(= ^	(from	12	(to	4	(site	2	(what	2	(who	2	2	2	"define"	1	(between	1	0	1	1	1	3	1
g (or>(> ^	(count Sites	2	"define"	1
g (or>(>= (count Turns	200	1	300	1	400	1
g (or>(>= (counter	99	2	19	1
g (or>(>= ^	(count Turns	3	(counter	3	(score	1
g (or>(and (=	(=	8	"define"	1	(is Empty	1
g (or>(and ^	(=	10	{	2	(>=	1	(is Empty	1	(is In	1
g (or>(bet ^	P1	2	P2	2
g (or>(forEach Piece "name"	"define"	19	(move Step	7	(move Slide	6	(or	1
g (or>(forEach Piece Piece	"name"	33
g (or>(forEach ^	Piece	35	Site	1
g (or>(if (is In	(move Slide	2	(move Remove	1
g (or>(if ^	(is In	3	"define"	1	(<	1
g (or>(is Empty Empty	(to	2	(between	1	(site	1
g (or>(is Friend Friend	(who	3
g (or>(is In (to	(sites	2	(sites Layer	1
g (or>(is In In	(to	3	(from	1	(site	1
g (or>(is ^	In	5	Empty	4	Friend	3	Enemy	2	Occupied	2	Full	1	Line	1	Loop	1
g (or>(move Hop (between	(to	4	"ToEmpty"	3	"ToEnemy"	1	"define"	1
g (or>(move Hop Hop	Orthogonal	4	#1	1	(between	1	(from	1	Adjacent	1	Forwards	1
g (or>(move Hop Orthogonal	(between	4
g (or>(move Remove Remove	(sites Occupied	2	(forEach	1
g (or>(move Slide Slide	Orthogonal	2	"name"	1	(directions	1	All	1
g (or>(move Step #1	(to	5
g (or>(move Step (to	(then	6
g (or>(move Step Adjacent	"define"	3	(to	1
g (or>(move Step Forward	(to	3
g (or>(move Step Orthogonal	"ToEmpty"	2	(to	2
g (or>(move Step Step	#1	5	Adjacent	4	Orthogonal	4	Forward	3	(directions	2	All	2	Forwards	1
g (or>(move ^	Step	21	Pass	11	Hop	9	Slide	5	Remove	3	(from	1	Propose	1
g (or>(no Moves Moves	Next	6
g (or>(no ^	Moves	6
g (or>(not ^	(is Prev	6	(is Friend	2	"define"	1	(is Enemy	1	(is In	1
g (pair>(id #1	P1	4	P2	4
g (pair>(id ^	#1	8	#2	2
g (payoff>(toFloat ^	"define"	2	(if	2
g (payoffs>(payoff ^	P1	2	P2	2
g (phase>(end ^	{	3	(if	2
g (phase>(end{ (if	(if	4
g (phase>(end{ ^	(if	3
g (phase>(nextPhase ^	"HandEmpty"	2	(=	2	(>	1	(all Sites	1
g (phase>(play ^	(if	4	(move	3	"define"	2	(forEach Piece	2	(or	1
g (piece Colour>(colour ^	"name"	19
g (piece>"define" "define"	True	5
g (piece>"define" ^	"define"	5	All	4	Orthogonal	3	Diagonal	2	{	2	Adjacent	1	E	1	Leap	1	W	1
g (piece>"define"{ F	F	6	R	3	L	2
g (piece>"define"{ R	F	3
g (piece>"define"{ ^	F	5	{	3
g (piece>(id "name"	Mover	4	Neutral	2
g (piece>(id ^	"name"	6
g (piece>(if "SameTurn"	"define"	4	(if	1
g (piece>(if "define"	(or	4
g (piece>(if ^	"SameTurn"	5	(is Prev	2
g (piece>(move Leap Leap	{	4
g (piece>(move Leap {	(to	3	"ToNotFriend"	1
g (piece>(move Leap{ F	F	7	R	3	L	2
g (piece>(move Leap{ R	F	3
g (piece>(move Leap{ ^	F	6	{	4
g (piece>(move Slide Orthogonal	(then	6	(to	4	"ToEnemy"	2	"define"	1
g (piece>(move Slide Slide	Orthogonal	13	All	1	Diagonal	1
g (piece>(move Step (directions	"define"	2	(to	2	"ToNotFriend"	1
g (piece>(move Step (to	(then	3	"define"	1
g (piece>(move Step Adjacent	(to	4	"define"	2
g (piece>(move Step All	"ToNotFriend"	3	(to	1
g (piece>(move Step Diagonal	(to	3	"ToNotFriend"	2	"define"	1
g (piece>(move Step Orthogonal	(to	4
g (piece>(move Step Step	(to	6	Adjacent	6	Diagonal	6	(directions	5	All	4	Orthogonal	4
g (piece>(move ^	Step	31	Slide	15	Leap	4	Hop	2
g (piece>(or "StepToEmpty"	"HopCapture"	4	"StepToEnemy"	2	(move Hop	1
g (piece>(or "define"	"define"	9	"HopCapture"	1	"StepToEnemy"	1	(if	1
g (piece>(or (move Slide	"define"	2	(move Hop	1
g (piece>(or (move Step	(move Hop	3	(move Slide	2	(move Step	2	"define"	1
g (piece>(or ^	"define"	12	(move Step	8	"StepToEmpty"	7	(move Slide	3	{	3
g (piece>(or{ "define"	"define"	8
g (piece>(or{ ^	"define"	3
g (place>"define" ^	Even	1	Odd	1	P1	1	P2	1
g (place>(difference (sites Board	(sites	2	"define"	1
g (place>(difference ^	(sites Board	3	(union	2
g (place>(expand ^	(sites Bottom	2	(sites Top	2
g (place>(handSite Shared	0	3	1	3	2	2	3	1	4	1	5	1	6	1	7	1
g (place>(handSite ^	Shared	13
g (place>(intersection (sites Phase	(expand	6	"BottomRows"	1	"TopRows"	1
g (place>(intersection ^	(sites Phase	8
g (place>(sites P1	"name"	4
g (place>(sites P2	"name"	4
g (place>(sites Phase Phase	0	2	1	2
g (place>(sites Row Row	1	10	6	8	2	2	3	2	4	2	5	1
g (place>(sites ^	{	37	Row	25	"name"	13	Board	6	P1	4	P2	4	Phase	4	Bottom	2	Top	2	Corners	1	P3	1	P4	1
g (place>(sites{ 0	1	3	2	1	3	1
g (place>(sites{ 10	11	2	14	1	21	1
g (place>(sites{ 21	22	2	23	1
g (place>(sites{ 22	26	2	24	1
g (place>(sites{ 23	25	3
g (place>(sites{ 25	27	1	30	1	31	1
g (place>(sites{ 26	27	2	28	1
g (place>(sites{ 27	29	2	28	1	38	1
g (place>(sites{ 3	4	2	10	1
g (place>(sites{ ^	<tag>	12	0	5	10	2	16	2	3	2	0..3	1	0..9	1	1..6	1	1..9	1	10..18	1	17	1	2	1	20	1	21	1	27	1	4..7	1	5	1	6	1	7..12	1
g (place>(union (sites	(sites	4	(expand	1
g (place>(union (sites Row	(sites Row	4
g (place>(union ^	(sites	5	(sites Row	4	(sites Bottom	1	(sites Top	1
g (play>(do (forEach Piece	ifAfterwards:	14
g (play>(do (roll	next:	6
g (play>(do ^	(forEach Piece	14	(roll	6	(move	2	(if	1	(move Add	1	(move Select	1	(or	1
g (play>(doifAfterwards: (forEach Piece	(not	11	"define"	1	(and	1	(if	1
g (play>(donext: (roll	(forEach Piece	3	(forEach Site	1	(if	1	(or	1
g (play>(forEach ^	Piece	41	Site	2
g (play>(if "HandOccupied"	(move	6
g (play>(if "SameTurn"	(priority	2	(move Add	1	(move Remove	1
g (play>(if (is Mover	"define"	1	(move Add	1	(move Remove	1
g (play>(if (is Prev	(or	5	(move Shoot	1	(priority	1
g (play>(if (move	(forEach Piece	9
g (play>(if (move Add	(forEach Piece	2	(move Add	1
g (play>(if (or	(forEach Piece	3	(move	1	(priority	1
g (play>(if (priority	(if	3
g (play>(if ^	(is Prev	7	"HandOccupied"	6	"SameTurn"	4	(is Mover	3	(=	2	(and	2	(>	1	(is Proposed	1
g (play>(move (from	(to	7
g (play>(move Add (piece	(to	7
g (play>(move Add (to	(then	4
g (play>(move Add Add	(to	15	(piece	7
g (play>(move Select (from	(then	7
g (play>(move Select Select	(from	7
g (play>(move ^	Add	22	(from	7	Select	7	PlayCard	2	Remove	1	Slide	1
g (play>(or ^	(bet	2	"define"	1	(do	1	(forEach Piece	1	(if	1	(move Remove	1	{	1
g (play>(priority (or	(or	3
g (play>(priority ^	(or	3	"define"	2	(max Moves	2	(forEach Piece	1
g (play>(satisfy ^	{	9	(all Different	4
g (play>(satisfy{ "define"	"define"	9
g (play>(satisfy{ (all Different	(all Different	4	(is Sum	3	(forAll	2
g (play>(satisfy{ (is Sum	(is Sum	9	"define"	1
g (play>(satisfy{ ^	(all Different	6	"define"	1	(forAll	1	(is Sum	1
g (player Colour>(colour ^	"name"	151
g (playerRegionsProximity>(pair "name"	1	112
g (playerRegionsProximity>(pair ^	"name"	112
g (players>(player ^	N	28	S	27	E	2	W	1
g (priority>(forEach Piece Piece	(move Step	2	"define"	1	(if	1
g (priority>(forEach ^	Piece	4
g (priority>(move Remove Remove	"define"	3	(forEach	2	(sites Occupied	1
g (priority>(move ^	Remove	6
g (priority>(or (forEach Piece	(forEach Piece	9
g (priority>(or ^	(forEach Piece	9
g (promote>(last ^	To	12
g (promote>(piece ^	"name"	9	#1	3	(mover	1
g (region Colour>(colour ^	"name"	16
g (region Colour>(sites Side Side	NE	1	NW	1	SE	1	SW	1
g (region Colour>(sites ^	Side	4	{	4
g (region Colour>(sites{ 27	28	2	32	1
g (region Colour>(sites{ ^	16	1	2	1	27	1	5	1
g (regions>(expand ^	(sites Bottom	4	(sites Top	4
g (regions>(sites Row Row	1	5	6	5	0	1	2	1	5	1	8	1
g (regions>(sites ^	{	36	Top	25	Bottom	24	Row	14	"name"	11	Right	2	Left	1	Outer	1
g (regions>(sites{ "name"	"name"	16
g (regions>(sites{ 0	1	2	7	1	9	1
g (regions>(sites{ 1	6	2	3	1
g (regions>(sites{ 31	24	2	33	1
g (regions>(sites{ 35	34	2	36	1
g (regions>(sites{ 4	11	2	8	1
g (regions>(sites{ ^	0	4	<tag>	4	7..12	3	"name"	2	1..6	2	2	2	30	2	32	2	35	2	5	2	0..5	1	0..9	1	1	1	10..13	1	107..110	1	111..120	1	15	1	19..22	1	20..25	1	31	1	98..101	1
g (remove>(ahead (last To	E	2	Backward	1
g (remove>(ahead ^	(last To	3
g (remove>(last ^	To	3	From	2
g (remove>(then ^	(set Counter	8	"define"	2	(addScore	1	(trigger	1
g (rules>(end ^	{	104	(if	53	(forEach	1
g (rules>(end{ "CaptureAll"	(if	4
g (rules>(end{ "Checkmate"	"DrawIfNoMoves"	7	(if	1
g (rules>(end{ "DrawIfNoMoves"	(if	7
g (rules>(end{ "define"	(if	2	"Checkmate"	1
g (rules>(end{ (if	(if	143	"Checkmate"	1
g (rules>(end{ ^	(if	86	"Checkmate"	6	"CaptureAll"	4	"define"	3	"EscapeWin"	2	"Line3Win"	1	"ReachWin"	1	"WinIf"	1
g (rules>(meta ^	(swap	3	(automove	1	(passEnd	1	{	1
g (rules>(phase "name"	(play	12
g (rules>(phase (play	(nextPhase	6	(end	5
g (rules>(phase ^	"name"	12
g (rules>(play ^	(forEach Piece	39	(do	26	(if	22	(move Add	22	(satisfy	13	(priority	8	(move Select	7	(or	7	(move	4	"define"	2	(forEach Site	2	(move PlayCard	2	"RollMove"	1	(move Remove	1	(move Slide	1
g (rules>(start ^	{	85	(place	23	(set Count	6	(set	5	(deal Cards	2	(place Stack	2	(set Score	2	(deal Dominoes	1
g (rules>(start{ "define"	"define"	7	(place	1	(set Hidden	1
g (rules>(start{ (place	(place	219	"define"	5
g (rules>(start{ ^	(place	74	<tag>	6	"define"	2	(place Random	1	(place Stack	1	(set Team	1
g (satisfy>"define" 0	1	1	2	1	4	1
g (satisfy>"define" 2	4	2	3	1	5	1
g (satisfy>"define" 4	5	1	6	1	8	1
g (satisfy>"define" ^	2	4	0	3	1	2	3	1	4	1
g (satisfy>(all Different Different	(sites	4	(sites Board	1
g (satisfy>(all ^	Different	14
g (satisfy>(forAll ^	Cell	2	Hint	2
g (satisfy>(is Sum (sites	<tag>	3
g (satisfy>(is Sum (sites Column	2	4
g (satisfy>(is Sum (sites Row	2	4
g (satisfy>(is Sum Sum	(sites Column	4	(sites Row	4	Vertex	3	(hint	1	15	1
g (satisfy>(is Sum Vertex	(sites	3
g (satisfy>(is ^	Sum	13
g (score>"define" ^	P1	3	P2	2
g (score>(+ (score	"define"	2	(count	2
g (score>(+ ^	(score	4	"define"	2	<tag>	1
g (score>(count Pieces Pieces	P1	3	P2	3	#1	1
g (score>(count ^	Pieces	7
g (seq>(if ^	(>	2	(=	1
g (seq>(remove ^	"define"	2	(last To	1	0	1	1	1
g (seq>(set Var "name"	"define"	3	(last To	2	(if	1	-1	1
g (seq>(set Var Var	"name"	7
g (seq>(set ^	Var	7	Hidden	2	NextPlayer	1
g (set Count>(sites ^	Board	4	{	2
g (set Hidden>(last ^	To	4
g (set Hidden>(sites ^	Board	1	P1	1	P2	1
g (shift>(rectangle ^	1	2	3	1
g (sidesProximity>(pair "name"	1	7
g (sidesProximity>(pair ^	"name"	7
g (sites>(- (from	1	1	2	1	3	1
g (sites>(- ^	(from	3
g (sow>(and (addScore	(remove	3
g (sow>(and ^	(addScore	3	(is In	1
g (sow>(if (=	(moveAgain	2	(and	1
g (sow>(if ^	(=	3
g (start>"define" "name"	"name"	14	1	2
g (start>"define" 1	1	5
g (start>"define" 2	8	5
g (start>"define" ^	1	5	2	5	P1	2	P2	2
g (start>(deal ^	Cards	2	Dominoes	1
g (start>(place "name"	{	61	(sites	43	coord:	37	(sites Row	25	"name"	20	count:	19	(handSite	13	(union	11	(intersection	8	0	7	(sites Board	6	"define"	5	(difference	5	4	5	(expand	4	(sites Phase	4	2	4	(centrePoint	3	1	3	10	3	12	3	20	3	3	3	"BottomRows"	2	"TopRows"	2	(sites Bottom	2	(sites Top	2	13	2	14	2	17	2	24	2	25	2	26	2	28	2	6	2	7	2	8	2	(sites Corners	1	11	1	15	1	18	1	21	1	22	1	23	1	27	1	29	1	30	1	34	1	5	1	9	1
g (start>(place Random{ "name"	"name"	7
g (start>(place Stack Stack	"name"	2	items:	2
g (start>(place ^	"name"	317	Stack	4	Random	1
g (start>(placecoord: "name"	"name"	37
g (start>(placecount: "name"	3	4	<tag>	3	12	2	4	2	6	2	7	2	2	1	20	1	5	1	9	1
g (start>(place{ "name"	"name"	117
g (start>(place{ ^	"name"	57	<tag>	4
g (start>(set Count Count	4	2	<tag>	2	2	1	5	1
g (start>(set Hidden Hidden	What	3
g (start>(set Hidden What	(sites	2	(sites Board	1
g (start>(set ^	Count	6	{	5	Hidden	3	Score	2	Team	2
g (start>(set{ ^	<tag>	3	{	2	0	1	1	1	4	1	7	1
g (then>"CustodialCapture" ^	Orthogonal	3
g (then>"PromoteIfReach" (sites	"name"	6
g (then>"PromoteIfReach" ^	(sites	6
g (then>"ReplayIfCanMove" ^	(hop	4
g (then>(add (piece	(to	4
g (then>(add ^	(piece	4
g (then>(and "define"	(promote	1	(remove	1	(set Pending	1
g (then>(and (set Counter	"define"	6	(if	3	#2	1	#3	1	(promote	1
g (then>(and ^	(set Counter	12	"define"	3	"CustodialCapture"	1	(fromTo	1
g (then>(if "define"	(moveAgain	5	"define"	1	(if	1	(set Counter	1
g (then>(if (can Move	(moveAgain	6
g (then>(if (is In	(promote	3	(moveAgain	2
g (then>(if ^	"define"	7	(can Move	6	(is In	5	(!=	2	"IsInCheck"	1	(<	1	(>	1	(and	1	(is Enemy	1	(is Even	1	(is Line	1	(is Odd	1	(is Pattern	1
g (then>(remove ^	(ahead	2	(forEach	2
g (then>(seq ^	{	3
g (then>(seq{ "define"	(if	1	(set Var	1	(while	1
g (then>(seq{ (set Var	"define"	1	(moveAgain	1	(set Hidden	1
g (then>(seq{ ^	(set Var	2	"define"	1
g (then>(set ^	Counter	10	Hidden	2	State	1
g (then>(sow ^	if:	3	"name"	2	apply:	1
g (then>(sow apply:	backtracking:	1	includeSelf:	1	origin:	1
g (then>(sow if:	apply:	5
g (then>(sowapply: if:	(and	3	(if	2
g (then>(sowif: ^	"define"	1	(=	1	(and	1
g (tile>"define" ^	{	4
g (tile>"define" {	{	4
g (tile>"define"{ F	F	10	L	7	R	7
g (tile>"define"{ L	F	7
g (tile>"define"{ R	F	7
g (tile>"define"{ ^	F	8
g (tile>(path ^	from:	10
g (tile>(path from:	to:	10
g (tile>(path to:	colour:	10
g (tile>(pathcolour: to:	1	8	2	2
g (tile>(pathfrom: ^	0	5	1	3	2	2
g (tile>(pathto: from:	3	5	2	3	1	2
g (to>"define" ^	(to	3	#1	2	Next	1
g (to>(+ ^	(amount	1	(from	1	(last From	1
g (to>(and "define"	(not	6	#3	1
g (to>(and (not	#2	3	(or	2
g (to>(and ^	"define"	7	(not	5	{	5	(!=	1	(is Empty	1	(is In	1	(or	1
g (to>(and{ "define"	#2	2	(or	1
g (to>(and{ (is Empty	"define"	3	#2	1
g (to>(and{ ^	(is Empty	3	(=	1	(not	1
g (to>(apply ^	if:	14	(remove	10	(if	3	"define"	2	(directional	2
g (to>(apply if:	(remove	6	(fromTo	3	"define"	2
g (to>(applyif: ^	(not	4	(is Enemy	3	"IsEnemyAt"	2	"define"	2	#2	1	(is	1	False	1
g (to>(handSite ^	Mover	3	Next	2	(who	1
g (to>(is Empty Empty	(to	47
g (to>(is Enemy Enemy	(who	4
g (to>(is ^	Empty	47	Enemy	4	Friend	2	Flat	1	In	1
g (to>(last ^	To	3	From	2
g (to>(not ^	"define"	8	"IsFriendAt"	1
g (to>(or (is Friend	(and	2	"define"	1
g (to>(or ^	(is Friend	3	"define"	1	(=	1	(is In	1
g (to>(sites ^	Empty	46	Board	2	Around	1	LineOfPlay	1	Playable	1
g (to>(trackSite Move Move	from:	3	steps:	1
g (to>(trackSite Move from:	steps:	3
g (to>(trackSite Movefrom: Move	(site	2	(from	1
g (to>(trackSite Movesteps: from:	(count Pips	3
g (to>(trackSite ^	Move	4
g (trackSite Move>(count ^	Pips	3
g (union>(sites Row Row	2	2	5	2	0	1	1	1	6	1	7	1
g (union>(sites ^	{	14	Row	8	Bottom	2	Corners	2	Occupied	2	Top	2	Around	1	Empty	1	Left	1	Right	1
g (union>(sites{ ^	(handSite	2	25..30	2	"name"	1	(from	1	(last To	1	0..10	1	0..9	1	10	1	14..24	1	15..24	1	31..36	1	31..42	1
g (values>(range 1	4	3	9	3	<tag>	3	5	1	6	1
g (values>(range ^	1	11	0	2
g >(define "define"	(if	35	(is Enemy	20	(or	15	(and	13	(then	12	"define"	11	(move Step	11	(to	11	(directions	9	(is In	9	(sites	9	(=	8	(forEach	8	(is Friend	8	(move Slide	8	(+	7	(is Empty	6	(mapEntry	6	(place	6	(custodial	5	(hop	5	(is Line	5	(is Threatened	5	(move	5	(move Add	5	(move Hop	5	(move Leap	4	(pair	4	(-	3	(>	3	(apply	3	(count	3	(fromTo	3	(sites Occupied	3	(trackSite Move	3	{	3	(all Sites	2	(is Connected	2	(move Select	2	(seq	2	(var	2	(where	2	"LeapCapture"	1	"PromoteIfReach"	1	(%	1	(<	1	(all Different	1	(between	1	(centrePoint	1	(complete	1	(count Pieces	1	(count Sites	1	(difference	1	(forEach Die	1	(forEach Piece	1	(forEach Site	1	(is Loop	1	(is Path	1	(is Sum	1	(max	1	(not	1	(place Random	1	(score	1	(set Counter	1	(set Hidden	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	35	1	8	1
g >(define (pair	(pair	4
g >(define (place	(place	20
g >(define ^	"define"	314
g >(define{ F	F	2	L	1	R	1
g >(define{ ^	F	2	#1	1	(sites Side	1	{	1
g >(game "name"	(players	163
g >(game (equipment	(rules	163
g >(game (players	(equipment	161	(mode	2
g >(game ^	"name"	163
g >(match "name"	(players	3
g >(match (games	(end	3
g >(match (players	(games	3
g >(match ^	"name"	3
g >(metadata (graphics	(ai	20
g >(metadata (info	(graphics	166
g >(metadata ^	(info	166
g >(option "name"	<tag>	90
g >(option <tag>	args:	92
g >(option ^	"name"	90	"define"	2
g >(option args:	{	92
g >(optionargs: <tag>	{	92
g >(option{ (item	(item	131
g >(option{ <tag>	<tag>	47
g >(option{ ^	(item	92	<tag>	92
i "AlquerqueBoard" 0	5	4	3	1	<tag>	1
i "AlquerqueBoard" 1	5	4	3	1	<tag>	1
i "BottomRows" 0	1	1	2	1	<tag>	1
i "CaptureAll" 0	Next	4
i "Checkmate" 0	"name"	8
i "ChessBishop" 0	"name"	5
i "ChessKing" 0	"name"	7
i "ChessKnight" 0	"name"	6
i "ChessPawn" 0	"name"	6
i "ChessPawn" 1	(if	3	~	3
i "ChessPawn" 2	"define"	3	(then	3
i "ChessQueen" 0	"name"	6
i "ChessRook" 0	"name"	7
i "CrossGraph" 0	3	4
i "CrossGraph" 1	7	3	15	1
i "CustodialCapture" 0	Orthogonal	4
i "CustodialCapture" 1	(max	2
i "DrawIfNoMoves" 0	Next	7
i "HandEmpty" 0	P2	3	Next	1
i "HandOccupied" 0	Mover	8	P2	1
i "IsEnemyAt" 0	(between	10	(to	3
i "IsFriendAt" 0	(between	1	(to	1
i "IsInCheck" 0	"name"	15
i "IsInCheck" 1	Mover	9	Next	2	P1	2	P2	2
i "LeapCapture" 0	"KnightWalk"	3
i "PromoteIfReach" 0	(sites	7
i "PromoteIfReach" 1	"name"	7
i "ReplayIfCanMove" 0	(hop	4
i "StepToEmpty" 0	Forward	3
i "StepToEmpty" 1	"define"	2
i "StepToEnemy" 0	(directions	4
i "StepToEnemy" 1	"define"	2
i "TopRows" 0	1	1	2	1	<tag>	1
i "WinIf" 0	"define"	2
i "WinIf" 1	Mover	1	Next	1
i "define" 0	"name"	61	"define"	18	Mover	16	P1	16	P2	16	#1	14	2	13	(from	12	Next	12	1	11	Diagonal	10	(to	9	Orthogonal	8	0	6	3	6	Forward	6	{	6	Step	5	Adjacent	4	All	4	E	4	(directions	3	4	3	Leap	3	N	3	(between	2	(last To	2	(mover	2	(next	2	(site	2	NE	2	NW	2	before:	2	~	2	(+	1	(-	1	(last From	1	(not	1	(row	1	-4	1	5	1	6	1	Even	1	Odd	1	W	1	mover	1	next	1	replayDouble:	1
i "define" 1	"name"	18	True	17	1	10	"define"	9	4	8	#1	7	3	7	8	7	2	6	5	6	{	5	(if	4	(not	4	All	4	#2	3	(then	3	0	3	7	3	~	3	"KnightWalk"	2	(is Empty	2	6	2	P1	2	P2	2	SE	2	SW	2	after:	2	at:	2	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1	(-	1	(and	1	(apply	1	(column	1	(directions	1	(is In	1	-2	1	<tag>	1	Diagonal	1	Even	1	Forward	1	Odd	1	Orthogonal	1	P3	1	P4	1	S	1	W	1	before:	1
i "define" 2	"define"	8	#2	7	1	6	2	3	Enemy	3	"name"	2	(apply	2	(if	2	3	2	(then	1	-1	1	6	1	8	1	after:	1	~	1
i "define" 3	#3	7	"name"	2	(sites	2	"define"	1
i "define" 4	"name"	2
i "define" 5	"name"	2
i "define" 6	"name"	2
i "define" 7	"name"	2
i "define" 8	"name"	2
i "define"after: 1	10	1	8	1
i "define"at: 1	(+	1	(from	1
i "define"before: 0	10	1	8	1
i "define"{ 0	F	13	{	3
i "define"{ 1	F	11	{	2	L	1	R	1
i "define"{ 2	R	5	F	4	L	4
i "define"{ 3	F	11	L	1	R	1
i "define"{ 4	F	3	L	3	R	3
i "define"{ 5	F	6
i (!= 0	(site	4	(between	2	(from	2	(pips	2	"define"	1	(mapEntry	1	(row	1	(to	1	(what	1	1	1	2	1
i (!= 1	"define"	5	(ahead	4	0	2	(centrePoint	1	(id	1	(last To	1	(row	1	(to	1	(var	1
i (% 0	"define"	1	(+	1
i (% 1	2	1	3	1
i (* 0	2	4	9	2	(-	1
i (* 1	"define"	2	<tag>	2	(%	1	(-	1	(/	1
i (+ 0	(from	8	(score	5	"define"	3	(amount	3	(last From	3	(to	2	1	2	3	2	#1	1	(card Rank	1	(count	1	(count Pieces	1	8	1	<tag>	1	{	1
i (+ 1	"define"	5	(count	4	#1	3	#3	3	(if	3	#2	2	(*	2	(-	2	(amount	2	(count Pips	2	6	2	(size Territory	1	1	1	2	1	<tag>	1
i (- 0	(from	3	(mover	3	(to	3	(row	2	<tag>	2	(*	1	(amount	1	(column	1	(count Pieces	1	(if	1	(matchScore	1	(next	1	1	1	3	1
i (- 1	1	6	(row	3	"define"	2	(amount	2	(column	2	6	2	#1	1	(*	1	(matchScore	1	2	1	3	1
i (/ 0	(-	2
i (/ 1	2	2
i (< 0	(count Pieces	9	"define"	2	(column	2	#1	1	#2	1	(from	1	1	1
i (< 1	<tag>	6	3	5	9	2	"define"	1	(column	1	(count Pieces	1	(to	1
i (<= 0	(count Pieces	9	(+	1
i (<= 1	1	5	15	1	3	1	5	1	9	1	<tag>	1
i (= 0	0	15	1	15	(from	14	"define"	13	(mover	9	(to	8	(sites Occupied	6	(what	6	3	6	2	5	(who	4	(count Moves	3	8	3	Off	3	(score	2	(site	2	(var	2	4	2	<tag>	2	(between	1	15	1	5	1	6	1	7	1
i (= 1	"define"	18	(count	16	(last To	13	(who	9	(count Pieces	8	(sites	6	(count Sites	5	(id	5	(count Trials	3	(where	3	-1	3	1	3	(count Moves	2	(count Pips	2	(handSite	2	2	2	24	2	7	2	P1	2	#1	1	(*	1	(-	1	(abs	1	(card Suit	1	(centrePoint	1	(column	1	(count Groups	1	(from	1	(size Stack	1	(state	1	(var	1	(what	1	0	1	12	1	3	1	8	1	End	1	Off	1
i (> 0	(count	11	"define"	6	(count Sites	5	(count Liberties	2	(count Moves	2	(amount	1	(column	1	(count Pieces	1	(count Pips	1	(matchScore	1	(score	1
i (> 1	0	23	"define"	3	1	2	(amount	1	(column	1	(matchScore	1	30	1
i (>= 0	(count Turns	58	(counter	11	(count Moves	5	(matchScore	4	(column	3	(score	3	(pathExtent	2	"define"	1	(count Pieces	1	(row	1	(site	1
i (>= 1	200	24	300	13	500	7	100	6	<tag>	5	150	4	400	4	99	4	120	3	(column	2	2	2	49	2	8	2	"define"	1	#1	1	(last To	1	(row	1	10	1	1000	1	119	1	139	1	19	1	25	1	29	1	79	1
i (add 0	(piece	9	(regular	1
i (add 1	(to	9	vertices:	1
i (addScore 0	Mover	10	(player	1
i (addScore 1	1	7	(count	2	(count Sites	1	2	1
i (add{ 0	8	8	{	2	0	1
i (add{ 1	0	2	1	1	2	1	3	1	4	1	5	1	6	1	7	1	{	1
i (ahead 0	(site	9	(last To	6	"define"	4	(from	1	(to	1
i (ahead 1	E	7	#1	6	"define"	2	Backward	2	S	2	N	1	W	1
i (ai 0	(heuristics	16	(bestAgent	4
i (ai 1	(heuristics	4
i (all 0	Different	15	Sites	12	Passed	3
i (all Different 1	(sites	4	(sites Board	1	Vertex	1
i (all Sites 1	"define"	2	(sites	2	(sites Hand	2	(sites Occupied	2	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1
i (all Sites 2	if:	12
i (all Sitesif: 2	(is Empty	3	(=	2	(is Occupied	2	(or	2	(>=	1	(is In	1	(not	1
i (amount 0	P1	4	P2	4	#1	2	#2	1	Mover	1
i (and 0	"define"	19	(=	18	(set Counter	12	{	11	(is Mover	10	(not	8	(!=	7	(addScore	5	(is Enemy	5	(is In	5	(is Empty	4	"HandEmpty"	2	"IsInCheck"	2	(>=	2	(all Sites	2	(fromTo	2	(is Occupied	2	(or	2	(remove	2	"CustodialCapture"	1	"IsEnemyAt"	1	(add	1	(is	1	(was Pass	1
i (and 1	(=	13	(not	13	"define"	12	(or	11	(no Moves	7	(remove	7	(is In	6	(is Occupied	5	#2	4	(>	4	(if	4	#3	3	(!=	3	(is Empty	3	(<	2	(and	2	(is Connected	2	(promote	2	"HandOccupied"	1	"InterveneCapture"	1	(>=	1	(all Sites	1	(fromTo	1	(is	1	(is Enemy	1	(is Even	1	(moveAgain	1	(set Hidden	1	(set Pending	1
i (and{ 0	"define"	3	(is Empty	3	(<	1	(=	1	(add	1	(not	1	(remove	1
i (and{ 1	"define"	4	(=	2	(<	1	(addScore	1	(fromTo	1	(is Empty	1	(not	1
i (and{ 2	#2	3	(>	2	#1	1	(<=	1	(is Friend	1	(moveAgain	1	(or	1
i (apply 0	(remove	37	if:	15	(if	5	"define"	2	(directional	2	(fromTo	1	(promote	1
i (apply 1	(remove	6	(fromTo	4	"define"	2
i (applyif: 0	(is Enemy	4	(not	4	"IsEnemyAt"	2	"define"	2	#2	1	(is	1	False	1
i (bestAgent 0	"name"	4
i (bet 0	P1	2	P2	2	Mover	1
i (bet 1	(range	5
i (between 0	if:	43	(exact	9	#1	3	#2	2	before:	2
i (between 1	(apply	18	if:	6	#2	4	#3	2	after:	2
i (between 2	if:	7	(apply	5
i (between 3	(apply	3
i (betweenafter: 1	8	1	9	1
i (betweenbefore: 0	8	1	9	1
i (betweenif: 0	"define"	15	"IsEnemyAt"	10	(is Occupied	10	(is Enemy	6	"IsFriendAt"	1	(and	1
i (betweenif: 1	"define"	3	(and	2	(not	1
i (betweenif: 2	"define"	6	(is Occupied	1
i (board 0	(square	81	Colour	46	Style	46	(rectangle	31	(graph	5	(hex	5	(merge	4	"CrossGraph"	2	(concentric	2	(layers	2	(wedge	2	<tag>	2	"define"	1	(add	1	(remove	1	(tri	1	StyleThickness	1
i (board 1	use:	31	(values	13	{	4	(track	2
i (board 2	use:	3
i (board Colour 1	InnerEdges	19	Phase0	18	Phase1	8	OuterEdges	1
i (board Colour 2	(colour	46
i (board Style 1	Chess	25	Go	5	Tafl	4	Puzzle	3	Backgammon	1	Connect4	1	Kakuro	1	Lasca	1	Shogi	1	SnakesAndLadders	1	Sudoku	1	Surakarta	1	Xiangqi	1
i (boardless 0	Square	2
i (boarduse: 1	Vertex	29	Edge	2
i (boarduse: 2	Vertex	3
i (board{ 0	(track	4
i (board{ 1	(track	4
i (byScore 0	{	11
i (byScore{ 0	(score	10	"define"	1
i (byScore{ 1	(score	10	"define"	1
i (can 0	Move	20
i (can Move 1	"define"	11	(hop	8	(step	1
i (card 0	Rank	3	Suit	1
i (card Rank 1	at:	3
i (card Rankat: 1	#1	1	0	1	1	1
i (centreProximity 0	weight:	17
i (centreProximity 1	pieceWeights:	3
i (centreProximitypieceWeights: 1	{	3
i (centreProximityweight: 0	0.05	3	0.01	2	-0.015	1	-0.12	1	-0.37	1	0.012	1	0.032	1	0.037	1	0.054	1	0.064	1	0.084	1	0.094	1	0.21	1	0.32	1
i (centreProximity{ 0	(pair	3
i (colour 0	"name"	234
i (column 0	of:	18
i (columnof: 0	(site	7	(from	3	(last To	3	(to	3	"define"	1	(last From	1
i (concentric 0	Square	2
i (concentric 1	rings:	2
i (concentricrings: 1	2	1	3	1
i (cornerProximity 0	weight:	13
i (cornerProximity 1	pieceWeights:	3
i (cornerProximitypieceWeights: 1	{	3
i (cornerProximityweight: 0	-0.14	2	0.094	2	-0.016	1	-0.027	1	-0.067	1	-0.078	1	-0.34	1	0.03	1	0.039	1	0.046	1	0.071	1
i (cornerProximity{ 0	(pair	3
i (count 0	Turns	58	Pieces	39	at:	28	Moves	14	Sites	12	Pips	10	in:	10	Cell	7	Trials	3	Liberties	2	Groups	1
i (count 1	at:	7
i (count Liberties 1	Orthogonal	2
i (count Pieces 1	Next	10	P1	10	P2	9	#1	4	Mover	3	Neutral	3
i (count Sites 1	in:	12
i (count Sitesin: 1	(intersection	6	"define"	3	(sites Around	3
i (countat: 0	(to	12	(from	6	"define"	3	(mapEntry	2	(trackSite Move	2	#1	1	(last To	1	(trackSite EndSite	1
i (countat: 1	(handSite	6	(site	1
i (countin: 0	"define"	5	(sites	5
i (custodial 0	Orthogonal	5	(from	1	All	1
i (custodial 1	(between	6	All	1
i (custodial 2	(to	6	(between	1
i (deal 0	Cards	2	Dominoes	1
i (deal Cards 1	6	2
i (deck 0	cardsBySuit:	2
i (deck 1	suits:	2
i (deckcardsBySuit: 0	6	2
i (decksuits: 1	2	1	<tag>	1
i (define 0	"define"	314
i (define 1	(if	35	(is Enemy	20	(or	15	(and	13	(then	12	(move Step	11	(to	11	(directions	9	(is In	9	(sites	9	(=	8	(forEach	8	(is Friend	8	(move Slide	8	(+	7	(is Empty	6	(mapEntry	6	(place	6	(custodial	5	(hop	5	(is Line	5	(is Threatened	5	(move	5	(move Add	5	(move Hop	5	"define"	4	(move Leap	4	(pair	4	(-	3	(>	3	(apply	3	(count	3	(fromTo	3	(sites Occupied	3	(trackSite Move	3	{	3	(all Sites	2	(is Connected	2	(move Select	2	(seq	2	(var	2	(where	2	"LeapCapture"	1	"PromoteIfReach"	1	(%	1	(<	1	(all Different	1	(between	1	(centrePoint	1	(complete	1	(count Pieces	1	(count Sites	1	(difference	1	(forEach Die	1	(forEach Piece	1	(forEach Site	1	(is Loop	1	(is Path	1	(is Sum	1	(max	1	(not	1	(place Random	1	(score	1	(set Counter	1	(set Hidden	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	35	1	8	1
i (define 2	(place	5	(pair	4	"define"	1
i (define 3	(place	5	"define"	1
i (define 4	(place	5	"define"	1
i (define 5	(place	5	"define"	1
i (define{ 0	F	2	#1	1	(sites Side	1	{	1
i (define{ 1	F	2	#2	1	(sites Side	1	{	1
i (define{ 2	L	1	R	1
i (define{ 3	F	2
i (description 0	"name"	166
i (dice 0	d:	7
i (dice 1	num:	5	from:	2
i (dice 2	num:	2
i (diced: 0	6	5	2	2
i (dicefrom: 1	0	2
i (dicenum: 1	1	4	2	1
i (dicenum: 2	4	2
i (difference 0	(sites Board	3	(sites Empty	2	(union	2	(sites Left	1	(sites Right	1
i (difference 1	(sites	2	(sites Corners	2	"define"	1	(centrePoint	1	(sites Bottom	1	(sites Outer	1	(sites Top	1
i (directional 0	(from	2
i (directional 1	"define"	2
i (directional 2	"define"	2
i (directions 0	{	28	Vertex	3	Cell	2
i (directions 1	from:	5
i (directions 2	to:	5
i (directionsfrom: 1	(last From	3	(from	1	(to	1
i (directionsto: 2	(last To	3	(from	1	(to	1
i (directions{ 0	FL	11	Forward	8	FR	5	#1	2	N	1	W	1
i (directions{ 1	FR	11	FL	8	Leftward	4	#2	2	S	2	Backward	1
i (directions{ 2	Rightward	4	FR	3	Leftward	1	SW	1
i (directions{ 3	BL	2	FL	1	Leftward	1	Rightward	1
i (directions{ 4	BR	2	FL	1	FR	1	Rightward	1
i (do 0	(forEach Piece	14	(roll	6	"define"	2	(move	2	(move Add	2	(if	1	(move Select	1	(or	1
i (do 1	ifAfterwards:	22	next:	7
i (doifAfterwards: 1	(not	13	"define"	2	(>	2	(and	1	(can Move	1	(if	1	(is PipsMatch	1	(is SidesMatch	1
i (donext: 1	(forEach Piece	3	(forEach Site	1	(if	1	(or	1	(priority	1
i (enclose 0	(from	2
i (enclose 1	Orthogonal	2
i (enclose 2	(between	2
i (end 0	{	110	(if	55	(forEach	1
i (end{ 0	(if	92	"Checkmate"	6	"CaptureAll"	4	"define"	3	"EscapeWin"	2	"Line3Win"	1	"ReachWin"	1	"WinIf"	1
i (end{ 1	(if	101	"DrawIfNoMoves"	5	"Checkmate"	2	"BlockWin"	1	"WinIf"	1
i (end{ 2	(if	55	"DrawIfNoMoves"	2	"define"	1
i (end{ 3	(if	12
i (equipment 0	{	163
i (equipment{ 0	(board	138	"AlquerqueBoard"	6	(mancalaBoard	6	(boardless	2	(piece	2	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"StarBoard"	1	"ThreeMensMorrisBoard"	1	(surakartaBoard	1
i (equipment{ 1	(piece	109	(hand	25	(regions	8	"ChessPawn"	6	(dice	3	(hints	3	(board	2	(deck	2	"ChessKing"	1	"StickDice"	1	(tile	1
i (equipment{ 10	(regions	7	(piece	2	(map	1
i (equipment{ 11	(regions	3	(piece	2
i (equipment{ 12	(piece	2	(regions	2
i (equipment{ 13	(piece	2	(regions	1
i (equipment{ 14	(piece	2
i (equipment{ 15	(piece	2
i (equipment{ 2	(piece	62	(regions	15	"ChessRook"	6	(dice	4	(hand	3	(tile	3	(map	2	"ChessQueen"	1	(dominoes	1
i (equipment{ 3	(piece	28	(regions	21	"ChessBishop"	3	(tile	3	"ChessKnight"	2	"ChessQueen"	1	"ChessRook"	1	(map	1
i (equipment{ 4	(regions	16	(piece	15	"ChessQueen"	3	(map	3	"ChessBishop"	2	"ChessKing"	2	(tile	2
i (equipment{ 5	(piece	15	(regions	7	"ChessKing"	3	"ChessKnight"	1	"ChessQueen"	1	(tile	1
i (equipment{ 6	(piece	13	(regions	5	"ChessKnight"	3	"ChessKing"	1	(tile	1
i (equipment{ 7	(regions	13	(piece	6	(map	1	(tile	1
i (equipment{ 8	(regions	13	(piece	4	(tile	1	<tag>	1
i (equipment{ 9	(regions	8	(piece	3	(tile	1
i (exact 0	1	4	2	4	"define"	1	3	1
i (expand 0	(sites Bottom	10	(sites Top	9	origin:	1
i (expand 1	steps:	10	Orthogonal	1
i (expandsteps: 1	2	6	3	2	4	2
i (forAll 0	Cell	2	Hint	2
i (forAll 1	(is Count	2	(<	1	(is Sum	1
i (forEach 0	Piece	121	Site	6	(sites Occupied	5	(sites Board	4	(sites Empty	4	"define"	3	(sites Hand	1	(sites Incident	1	Die	1	NonMover	1	Value	1
i (forEach 1	if:	19
i (forEach Piece 1	"name"	33	(move Step	7	(move	5	(if	3	(or	2	"define"	1	#1	1	(move Hop	1	<tag>	1
i (forEach Piece 2	"define"	19	(move Slide	7	(move Step	7	(or	1
i (forEach Piece 3	top:	4
i (forEach Piecetop: 3	True	4
i (forEach Site 1	(union	3	(sites Occupied	2	(sites Empty	1
i (forEach Site 2	(move	3	(if	2	(forEach Value	1
i (forEachif: 1	(and	7	(not	3	(>=	2	(or	2	"define"	1	(<	1	(=	1	(is Occupied	1	(no Moves	1
i (from 0	(last To	25	(handSite	17	(from	11	(to	7	"define"	6	(sites Occupied	5	(site	4	(sites	3	#1	2	(forEach	2	(sites Hand	2	(where	2	(+	1	(-	1	(between	1	(last From	1	(sites Around	1	(sites Board	1
i (from 1	if:	7	level:	2
i (fromTo 0	(from	13
i (fromTo 1	(to	13
i (fromTo 2	count:	4	(then	2
i (fromTocount: 2	(count	3	1	1
i (fromif: 1	(>	6	(!=	1
i (fromlevel: 1	(level	1	(topLevel	1
i (game 0	"name"	163
i (game 1	(players	163
i (game 2	(equipment	161	(mode	2
i (game 3	(rules	161	(equipment	2
i (game 4	(rules	2
i (games 0	(subgame	2	{	1
i (graph 0	vertices:	7
i (graph 1	edges:	7
i (graphedges: 1	{	7
i (graphics 0	{	166
i (graphics{ 0	(player Colour	70	(board Style	46	(board Colour	26	(piece Colour	15	(region Colour	5	(piece Rename	2	(show Symbol	2
i (graphics{ 1	(player Colour	68	(board Colour	9	(region Colour	4	(piece Rename	3	(show Symbol	2	(piece Colour	1	(show Check	1
i (graphics{ 2	(player Colour	8	(board Colour	7	(piece Rename	3	(region Colour	3	(piece Colour	1	(show Edges	1
i (graphics{ 3	(board Colour	3	(player Colour	3	(region Colour	3	(piece Colour	2	(board StyleThickness	1	(piece Rename	1
i (graphics{ 4	(board Colour	1	(player Colour	1	(region Colour	1
i (graphics{ 5	(piece Rename	1	(player Colour	1
i (graphvertices: 0	{	7
i (graph{ 0	0	27	2	21	1	20	3	17	{	14	4	13	5	9	6	7	7	6	9	4	8	3	-1.4	2	1.4	2	-2	1	-2.9	1	-4.8	1	-5.9	1	-9.5	1	0.5	1	1.5	1	2.9	1	4.8	1	5.9	1	9.5	1
i (graph{ 1	2	21	0	17	1	15	5	14	{	14	8	12	3	11	4	10	6	9	7	7	9	7	10	4	-1.4	2	-4	2	-8.1	2	1.4	2	1.5	2	3.1	2	-2	1	0.6	1	2.4	1
i (graph{ 10	{	5
i (graph{ 11	{	4
i (graph{ 12	{	3
i (graph{ 13	{	3
i (graph{ 14	{	3
i (graph{ 15	{	2
i (graph{ 2	{	14
i (graph{ 3	{	14
i (graph{ 4	{	14
i (graph{ 5	{	13
i (graph{ 6	{	10
i (graph{ 7	{	9
i (graph{ 8	{	8
i (graph{ 9	{	6
i (hand 0	Each	24	Shared	3	P1	1
i (hand 1	size:	9
i (handSite 0	Mover	28	Shared	13	Next	2	P1	2	(who	1	P2	1
i (handSite 1	1	7	0	3	2	2	#1	1	(mapEntry	1	3	1	4	1	5	1	6	1	7	1
i (handsize: 1	2	3	6	2	3	1	7	1	8	1	<tag>	1
i (heuristics 0	{	20
i (heuristics{ 0	(material	15	(mobilitySimple	2	(centreProximity	1	(ownRegionsCount	1	(playerSiteMapCount	1
i (heuristics{ 1	(mobilitySimple	10	(centreProximity	5	(cornerProximity	3	(ownRegionsCount	1	(playerSiteMapCount	1
i (heuristics{ 10	(playerRegionsProximity	2
i (heuristics{ 2	(centreProximity	10	(cornerProximity	4	(sidesProximity	4
i (heuristics{ 3	(cornerProximity	4	(sidesProximity	4	(score	3	(ownRegionsCount	2	(centreProximity	1
i (heuristics{ 4	(sidesProximity	5	(cornerProximity	2	(lineCompletionHeuristic	2	(playerRegionsProximity	2	(ownRegionsCount	1
i (heuristics{ 5	(playerRegionsProximity	4	(sidesProximity	4	(lineCompletionHeuristic	1
i (heuristics{ 6	(playerRegionsProximity	5	(sidesProximity	2	(ownRegionsCount	1
i (heuristics{ 7	(playerRegionsProximity	6	(sidesProximity	1
i (heuristics{ 8	(playerRegionsProximity	4	(ownRegionsCount	1
i (heuristics{ 9	(playerRegionsProximity	3
i (hex 0	<tag>	2	Diamond	1	Star	1	Triangle	1
i (hex 1	<tag>	2	4	1
i (hint 0	{	26
i (hint 1	13	2	15	2	5	2	6	2	17	1	19	1	24	1	3	1	30	1	34	1	7	1	8	1
i (hints 0	{	3
i (hints{ 0	(hint	3
i (hints{ 1	(hint	3
i (hints{ 2	(hint	3
i (hints{ 3	(hint	3
i (hints{ 4	(hint	3
i (hints{ 5	(hint	3
i (hints{ 6	(hint	2
i (hints{ 7	(hint	2
i (hints{ 8	(hint	2
i (hints{ 9	(hint	2
i (hint{ 0	2	4	0	3	11	3	1	2	10	1	12	1	13	1	14	1	15	1	16	1	17	1	18	1	3	1	4	1	5	1	6	1	8	1	9	1
i (hint{ 1	1	3	6	3	14	2	3	2	7	2	8	2	9	2	0	1	10	1	11	1	12	1	13	1	15	1	16	1	19	1	22	1	4	1
i (hint{ 2	13	2	8	2	4	1	7	1
i (hint{ 3	11	1	12	1	14	1	16	1	5	1	9	1
i (hint{ 4	10	1	15	1
i (hop 0	(from	16	#1	1
i (hop 1	#1	4	(between	4	Adjacent	4	Diagonal	3	(directions	1	All	1
i (hop 2	(between	12	"ToEmpty"	4	"define"	1
i (hop 3	"define"	9	(to	3	"ToEmpty"	1
i (id 0	"name"	21	#1	8	#2	2
i (id 1	P2	8	#1	6	P1	6	Mover	5	Neutral	2	#2	1
i (if 0	(>=	77	(no Moves	74	(=	47	"define"	31	(and	27	(is In	27	(or	22	(can Move	19	(is Line	18	(is Full	17	(is Solved	13	(no Pieces	11	(>	10	"SameTurn"	9	(<	9	(<=	9	(is Prev	9	"HandOccupied"	8	(is Mover	6	(all Sites	5	(!=	2	(all Passed	2	(is Connected	2	(is Empty	2	(is Even	2	(is Odd	2	(is Pattern	2	"IsEndTrack"	1	"IsInCheck"	1	(is Decided	1	(is Enemy	1	(is Proposed	1	(is Target	1	(is Triggered	1	(is Within	1	(not	1
i (if 1	(result	300	(moveAgain	33	(byScore	18	(move	15	(move Hop	11	"define"	10	(or	9	(promote	9	(and	7	(remove	5	(move Add	4	(move Remove	4	1	4	"DoubleStepForwardToEmpty"	3	(+	3	(ahead	3	(move Slide	3	(priority	3	(seq	3	(count	2	(forEach Piece	2	(move Select	2	(payoffs	2	<tag>	2	(-	1	(add	1	(addScore	1	(bet	1	(forEach Site	1	(fromTo	1	(if	1	(move Shoot	1	(move Vote	1	(not	1	(roll	1	(set Counter	1	20	1	5	1
i (if 2	(forEach Piece	19	(if	13	(or	8	0	7	"define"	5	(-	3	(and	2	(move	2	(var	2	#3	1	#4	1	(add	1	(ahead	1	(count Pips	1	(move Add	1	(move Remove	1	(move Select	1	(not	1	(priority	1	(remove	1
i (info 0	{	166
i (info{ 0	(description	166
i (info{ 1	(rules	166
i (info{ 2	(origin	166
i (intersection 0	(sites Phase	8	(sites Occupied	4	(sites	2	(sites Around	1	(sites Column	1	(sites Empty	1
i (intersection 1	(expand	6	(sites Occupied	4	(sites Direction	2	"BottomRows"	1	"TopRows"	1	"define"	1	(sites Around	1	(union	1
i (is 0	Empty	76	In	64	Enemy	44	Line	27	Occupied	23	Friend	18	Full	18	Mover	16	Prev	16	Sum	15	Solved	13	Connected	6	Threatened	5	Visited	4	Even	3	Count	2	Loop	2	Odd	2	Pattern	2	#1	1	#2	1	#3	1	Decided	1	Flat	1	Path	1	PipsMatch	1	Proposed	1	SidesMatch	1	Target	1	Triggered	1	Within	1
i (is 1	(column	1	(row	1	(who	1
i (is Connected 1	"define"	2	3	2	2	1	Orthogonal	1
i (is Connected 2	Corners	1	Mover	1	Sides	1	SidesNoCorners	1
i (is Count 1	(sites Column	1	(sites Row	1
i (is Count 2	of:	2
i (is Count 3	1	2
i (is Countof: 2	1	2
i (is Empty 1	(to	64	(site	4	(ahead	2	(between	2	"define"	1	0	1	Cell	1	Edge	1
i (is Empty 2	(site	2
i (is Enemy 1	(who	44
i (is Even 1	(+	1	(count	1	(count Moves	1
i (is Friend 1	(who	18
i (is In 1	(to	23	(last To	16	(from	9	(where	9	(between	3	"define"	2	(site	2
i (is In 2	(sites	43	"define"	5	(sites Top	5	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Layer	1	(sites Outer	1	(sites Pending	1	(sites Row	1
i (is Line 1	3	16	4	5	5	3	#1	1	6	1	<tag>	1
i (is Line 2	Orthogonal	5	All	4	through:	1	whats:	1
i (is Line 3	through:	2	<tag>	1	exact:	1
i (is Linethrough: 3	(site	2
i (is Mover 1	P1	11	P2	5
i (is Occupied 1	(between	11	(ahead	3	(site	3	0	2	1	2	"define"	1	(-	1
i (is Odd 1	(+	1	(count Moves	1
i (is Pattern 1	{	2
i (is Pattern{ 0	F	2
i (is Pattern{ 1	R	2
i (is Pattern{ 2	F	2
i (is Pattern{ 3	R	2
i (is Pattern{ 4	F	2
i (is Prev 1	Mover	16
i (is Sum 1	(sites Column	4	(sites Row	4	Vertex	3	(hint	1	(sites	1	(sites Hint	1	15	1
i (is Sum 2	2	8	(sites	3	(hint	1	15	1
i (is Sum 3	<tag>	3
i (is Threatened 1	(id	5
i (is Visited 1	(to	4
i (item 0	"name"	239	5	37	4	33	6	31	3	30	7	21	8	19	2	15	9	14	10	11	(place	10	0	9	19	7	11	6	{	6	13	5	Loss	5	Win	5	12	4	15	4	(regions	3	14	3	16	3	20	3	"CrossGraph"	2	"define"	2	(graph	2	(place Stack	2	(player	2	1	2	60	2	"StepToEmpty"	1	(meta	1	(move	1	0..17	1	0..2	1	0..3	1	0..5	1	0..9	1	14..20	1	18	1	22	1	24	1	33	1	35	1	40	1	45	1	56	1	62	1	Alternating	1	Enemy	1	Implied	1	Own	1	exact:	1
i (item 1	<	223	"name"	16	(place	10	1	7	{	6	(regions	3	6	3	"define"	2	(player	2	2	2	8	2	10	1	11..6	1	13	1	14	1	18	1	19	1	21	1	27..32	1	3	1	4	1	46	1	5	1	6..8	1	7	1	7..4	1
i (item 10	{	2
i (item 11	{	2
i (item 12	{	2
i (item 13	{	2
i (item 14	{	2
i (item 15	{	2
i (item 16	{	2
i (item 17	{	2
i (item 18	{	2
i (item 19	{	2
i (item 2	"name"	148	<	82	(place	6	{	6	2	5	"define"	2	(regions	2	7	2	(player	1	12	1	13	1	14..20	1	15..24	1	20	1	23	1	24	1	3	1	47	1	5	1	6	1	8	1	9	1
i (item 20	{	2
i (item 21	{	2
i (item 22	{	2
i (item 23	{	2
i (item 24	{	2
i (item 25	{	2
i (item 26	{	2
i (item 27	{	2
i (item 28	{	2
i (item 29	{	2
i (item 3	"name"	56	<	31	{	5	(place	4	3	2	8	2	"define"	1	(player	1	(regions	1	10	1	13	1	23	1	24	1	26	1	27..32	1	53	1	6	1
i (item 30	{	2
i (item 4	"name"	29	<	3	{	3	(place	1	(regions	1	14..20	1	25	1	27..44	1	54	1	9	1
i (item 5	"name"	3	{	2	(place	1	(regions	1	10	1	27..32	1	55	1
i (item 6	{	2	16	1	61	1
i (item 7	{	2	17	1	62	1
i (item 8	{	2	18	1	63	1
i (item 9	{	2
i (item{ 0	1	4	12	4	3	3	6	3	9	3	0	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	7	2	79	2	8	2	11	1	14	1	16	1	17	1	18	1	2	1	20	1	21	1	22	1	24	1	26	1	29	1	30	1	33	1	34	1	36	1	38	1	4	1	42	1	44	1	46	1	47	1	5	1	50	1	51	1	54	1	56	1	58	1	59	1	60	1	62	1	63	1	64	1	69	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1
i (item{ 1	1	17	4	10	2	9	6	9	3	8	9	8	5	7	7	7	8	4	0	3
i (last 0	To	106	From	13
i (layers 0	3	1	4	1
i (layers 1	(square	2
i (lineCompletionHeuristic 0	weight:	3
i (lineCompletionHeuristicweight: 0	0.14	1	0.41	1	0.88	1
i (mancalaBoard 0	2	6
i (mancalaBoard 1	6	4	7	1	<tag>	1
i (mancalaBoard 2	store:	4	{	2
i (mancalaBoard 3	(track	4
i (mancalaBoardstore: 2	None	4
i (mancalaBoard{ 0	(track	2
i (mancalaBoard{ 1	(track	2
i (map 0	"name"	10
i (map 1	{	10
i (mapEntry 0	"name"	10	(last To	2
i (mapEntry 1	#1	3	(what	3	Mover	2	"define"	1	(count Pips	1
i (map{ 0	(pair	6	"define"	4
i (map{ 1	(pair	5	"define"	4
i (map{ 2	"define"	4	(pair	2
i (map{ 3	"define"	4	(pair	2
i (map{ 4	"define"	4	(pair	2
i (map{ 5	"define"	4	(pair	2
i (map{ 6	"define"	3	(pair	2
i (map{ 7	"define"	3	(pair	2
i (map{ 8	"define"	2	(pair	1
i (map{ 9	"define"	1	(pair	1
i (match 0	"name"	3
i (match 1	(players	3
i (match 2	(games	3
i (match 3	(end	3
i (matchScore 0	#1	2	#2	2	P1	2	P2	2
i (material 0	weight:	15
i (material 1	pieceWeights:	15
i (materialpieceWeights: 1	{	15
i (materialweight: 0	0.1	2	0.21	2	0.0042	1	0.022	1	0.074	1	0.15	1	0.17	1	0.18	1	0.19	1	0.2	1	0.24	1	0.26	1	0.85	1
i (material{ 0	(pair	15
i (material{ 1	(pair	10
i (material{ 2	(pair	5
i (material{ 3	(pair	5
i (material{ 4	(pair	2
i (max 0	1	2	Moves	2	(amount	1
i (max Moves 1	(or	2
i (merge 0	(wedge	2	(rectangle	1	{	1
i (merge 1	(shift	3
i (meta 0	(swap	4	(automove	1	(passEnd	1	{	1
i (metadata 0	(info	166
i (metadata 1	(graphics	166
i (metadata 2	(ai	20
i (min 0	(+	1	<tag>	1
i (min 1	(+	2
i (mobilitySimple 0	weight:	12
i (mobilitySimpleweight: 0	0.002	3	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0078	1	0.0079	1	0.011	1	0.036	1
i (mode 0	Simultaneous	2
i (move 0	Step	77	(from	39	Slide	39	Add	34	Hop	28	Remove	15	Select	13	Pass	11	Leap	8	#1	3	PlayCard	2	Propose	1	Shoot	1	Vote	1
i (move 1	(to	39	#2	3
i (move 2	(then	9	"define"	5	(to	3	copy:	2	count:	1
i (move 3	#3	3	(then	1
i (move Add 1	(to	19	(piece	15
i (move Add 2	(to	15	(then	6
i (move Add 3	(then	5
i (move Hop 1	#1	7	Orthogonal	6	(between	5	Adjacent	5	Diagonal	2	(from	1	Forward	1	Forwards	1
i (move Hop 2	(between	20	"ToEmpty"	5	(directions	1	Adjacent	1	All	1
i (move Hop 3	"define"	9	(to	8	(then	4	"ToEmpty"	3	(between	2	"ToEnemy"	1
i (move Hop 4	(then	11	(to	2	"define"	1	stack:	1
i (move Hop 5	(then	4
i (move Leap 1	{	6	"KnightWalk"	1	#1	1
i (move Leap 2	(to	6	"ToNotFriend"	1	forward:	1
i (move Leap 3	(then	1	(to	1
i (move Leap{ 0	F	10	{	6
i (move Leap{ 1	F	10	{	4
i (move Leap{ 2	R	5	L	4
i (move Leap{ 3	F	9
i (move Remove 1	(forEach	4	(sites Occupied	4	"define"	3	(from	2	(intersection	2
i (move Remove 2	(then	3
i (move Select 1	(from	13
i (move Select 2	(then	12	(to	1
i (move Slide 1	Orthogonal	19	#1	4	Diagonal	4	All	3	Forward	3	(directions	2	"name"	1	#2	1	(from	1	(then	1
i (move Slide 2	(to	10	"ToEnemy"	6	(between	6	(then	6	"define"	1	(directions	1
i (move Slide 3	(then	5	(to	2	#2	1	#3	1
i (move Step 1	Adjacent	13	Orthogonal	12	(to	10	#1	9	(directions	9	Diagonal	7	All	6	"define"	4	Forward	4	#2	2	Forwards	1
i (move Step 2	(to	42	"define"	15	"ToNotFriend"	6	"ToEmpty"	5	(then	1
i (move Step 3	(then	18	"define"	2	stack:	2	#2	1	#3	1
i (move Stepstack: 3	True	2
i (movecopy: 2	True	2
i (nextPhase 0	"HandEmpty"	2	(=	2	(>	1	(all Sites	1
i (nextPhase 1	"name"	6
i (no 0	Moves	88	Pieces	11	Repeat	1
i (no Moves 1	Next	85	P2	2	Player	1
i (no Pieces 1	Next	7	Neutral	3	P1	1
i (not 0	"define"	31	"IsInCheck"	12	(is In	9	(is Prev	7	(and	4	(is Visited	4	(is Friend	3	(is Line	3	"IsFriendAt"	1	(is Empty	1	(is Enemy	1
i (option 0	"name"	90	"define"	2
i (option 1	<tag>	92
i (option 2	args:	92
i (option 3	{	92
i (optionargs: 2	{	92
i (option{ 0	(item	92	<tag>	92
i (option{ 1	(item	92	<tag>	34
i (option{ 2	(item	33	<tag>	12
i (option{ 3	(item	4	<tag>	1
i (or 0	"define"	25	(move Step	16	{	15	(forEach Piece	13	(=	12	"StepToEmpty"	11	(not	9	"NewTurn"	5	(no Moves	4	(is Empty	3	(is Friend	3	(is In	3	(move Slide	3	(>=	2	(bet	2	(if	2	(move Hop	2	(move Remove	2	(!=	1	(do	1	(is Full	1	(is Line	1	(move	1
i (or 1	"define"	30	(=	16	(forEach Piece	12	(move Pass	11	(move Hop	7	"HopCapture"	5	(>=	5	(and	5	"StepToEnemy"	3	(move Step	3	(!=	2	(>	2	(bet	2	(if	2	(is Enemy	2	(is Occupied	2	(move Slide	2	(no Moves	2	(not	2	(<	1	(all Passed	1	(forEach Site	1	(is Empty	1	(is In	1	(move Propose	1	(move Remove	1
i (origin 0	"name"	166
i (or{ 0	"define"	5	(forEach Piece	3	(move Step	2	"StepToEmpty"	1	(=	1	(>	1	(and	1	(is In	1
i (or{ 1	"define"	7	(and	4	(forEach Piece	2	"StepToEnemy"	1	(do	1
i (or{ 2	"define"	7	(and	4	(forEach Piece	2	(if	1	(is Loop	1
i (or{ 3	"define"	6	(and	1	(forEach Piece	1
i (or{ 4	"define"	3	(forEach Piece	1
i (or{ 5	"define"	2	(forEach Piece	1
i (ownRegionsCount 0	weight:	7
i (ownRegionsCountweight: 0	-0.011	1	-0.11	1	-0.12	1	-0.14	1	0.019	1	0.025	1	0.05	1
i (pair 0	"name"	162	(id	8	P1	3	P2	3	0	1	10	1	13	1	2	1	27	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	7	1	71	1	79	1	86	1	87	1	92	1	95	1
i (pair 1	1	138	#2	6	3	3	5	3	(id	2	-1	2	0	2	13	2	9	2	-0.033	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	0.13	1	0.14	1	0.2	1	0.25	1	0.51	1	0.55	1	0.6	1	0.74	1	0.89	1	0.95	1	18	1	19	1	21	1	23	1	25	1	29	1	32	1	37	1	4	1	40	1	52	1	53	1	6	1	63	1	66	1	68	1	74	1	77	1	80	1	98	1
i (path 0	from:	10
i (path 1	to:	10
i (path 2	colour:	10
i (pathExtent 0	(mover	1	(next	1
i (pathcolour: 2	1	8	2	2
i (pathfrom: 0	0	5	1	3	2	2
i (pathto: 1	3	5	2	3	1	2
i (payoff 0	P1	2	P2	2
i (payoff 1	(toFloat	4
i (payoffs 0	{	2
i (payoffs{ 0	(payoff	2
i (payoffs{ 1	(payoff	2
i (phase 0	"name"	12
i (phase 1	(play	12
i (phase 2	(nextPhase	6	(end	5
i (piece 0	"name"	291	Colour	19	Rename	11	(id	6	(mover	5	#1	3	"define"	1	{	1
i (piece 1	Each	162	P1	47	P2	27	Neutral	20	Shared	13
i (piece 2	"define"	46	(or	33	(move Step	31	(move Slide	15	(if	7	(move Leap	4	"StepToEmpty"	3	"LeapCapture"	2	(move Hop	2
i (piece Colour 1	Shared	9	Neutral	7	P1	3
i (piece Colour 2	fillColour:	16	"name"	3
i (piece Colour 3	fillColour:	3
i (piece ColourfillColour: 2	(colour	16
i (piece ColourfillColour: 3	(colour	3
i (piece Rename 1	piece:	11
i (piece Rename 2	"name"	11
i (piece Renamepiece: 1	"name"	11
i (place 0	"name"	375	Stack	6	Random	2
i (place 1	{	76	(sites	60	coord:	47	(sites Row	25	"name"	20	(handSite	13	(union	11	0	10	(intersection	8	(sites Board	6	"define"	5	(difference	5	4	5	(expand	4	(sites Phase	4	10	4	2	4	9	4	(centrePoint	3	1	3	12	3	18	3	20	3	3	3	"BottomRows"	2	"TopRows"	2	(sites Bottom	2	(sites Top	2	13	2	14	2	17	2	24	2	25	2	26	2	27	2	28	2	6	2	7	2	8	2	#1	1	(sites Corners	1	11	1	15	1	16	1	21	1	22	1	23	1	29	1	30	1	34	1	37	1	43	1	5	1	64	1	70	1
i (place 2	count:	30	state:	4
i (place Random 1	(sites	1	{	1
i (place Random 2	count:	1	{	1
i (place Random{ 0	"name"	1	#2	1
i (place Stack 1	items:	4	"name"	2
i (place Stack 2	0	4	(sites	2
i (place Stack 3	count:	2
i (place Stackcount: 3	1	2
i (place Stackitems: 1	{	4
i (place Stack{ 0	"name"	2	<tag>	2
i (place Stack{ 1	"name"	2
i (placecoord: 1	"name"	47
i (placecount: 2	3	6	5	5	2	3	<tag>	3	1	2	12	2	4	2	6	2	7	2	#2	1	20	1	9	1
i (placestate: 2	1	2	4	1	6	1
i (place{ 0	"name"	72	<tag>	4
i (place{ 1	"name"	72
i (place{ 10	"name"	3
i (place{ 11	"name"	3
i (place{ 12	"name"	2
i (place{ 13	"name"	2
i (place{ 14	"name"	2
i (place{ 15	"name"	2
i (place{ 2	"name"	7
i (place{ 3	"name"	7
i (place{ 4	"name"	6
i (place{ 5	"name"	4
i (place{ 6	"name"	4
i (place{ 7	"name"	4
i (place{ 8	"name"	3
i (place{ 9	"name"	3
i (play 0	(forEach Piece	41	(do	26	(if	26	(move Add	22	(satisfy	13	(or	8	(priority	8	(move	7	(move Select	7	"define"	4	(forEach Site	2	(move PlayCard	2	"RollMove"	1	(move Remove	1	(move Slide	1
i (player 0	Colour	151	N	28	S	27	#1	2	E	2	NE	2	SW	2	NW	1	SE	1	W	1
i (player Colour 1	P1	75	P2	67	P3	4	P4	3	P5	1	P6	1
i (player Colour 2	(colour	151
i (playerRegionsProximity 0	weight:	28
i (playerRegionsProximity 1	player:	28
i (playerRegionsProximity 2	pieceWeights:	28
i (playerRegionsProximitypieceWeights: 2	{	28
i (playerRegionsProximityplayer: 1	1	14	2	14
i (playerRegionsProximityweight: 0	-0.042	2	-0.046	2	-0.081	2	0.016	2	0.02	2	0.041	2	0.046	2	0.054	2	0.055	2	0.065	2	0.08	2	0.13	2	0.17	2	0.3	2
i (playerRegionsProximity{ 0	(pair	28
i (playerRegionsProximity{ 1	(pair	28
i (playerRegionsProximity{ 2	(pair	16
i (playerRegionsProximity{ 3	(pair	16
i (playerRegionsProximity{ 4	(pair	12
i (playerRegionsProximity{ 5	(pair	12
i (playerSiteMapCount 0	weight:	2
i (playerSiteMapCountweight: 0	-0.1	1	0.053	1
i (players 0	2	104	{	30	1	22	<tag>	7	3	2	4	1
i (players{ 0	(player	29	<tag>	1
i (players{ 1	(player	29
i (priority 0	(move Remove	3	(or	3	"define"	2	(forEach Piece	2	(max Moves	2	{	1
i (priority 1	(or	6	(move Remove	3	(forEach Piece	2	"define"	1
i (promote 0	(last To	12	(between	1
i (promote 1	(piece	13
i (promote 2	Mover	12
i (range 0	1	15	0	2	(+	1
i (range 1	<tag>	5	4	3	9	3	1	2	3	2	(min	1	5	1	6	1
i (rectangle 0	1	15	<tag>	7	3	5	2	2	5	2	6	2	10	1	7	1	8	1
i (rectangle 1	<tag>	11	2	5	3	3	4	3	6	3	5	2	8	2	9	2	"define"	1	(*	1	10	1	13	1	21	1
i (region 0	Colour	16
i (region Colour 1	(sites	4	(sites Side	4	Edge	4	{	4
i (region Colour 2	(colour	12	{	4
i (region Colour 3	regionSiteType:	4
i (region Colour 4	(colour	4
i (region ColourregionSiteType: 3	Cell	4
i (region Colour{ 0	0	1	10	1	19	1	3	1	31	1	4	1	55	1	76	1
i (region Colour{ 1	1	1	13	1	20	1	30	1	58	1	6	1	73	1	8	1
i (region Colour{ 2	14	1	2	1	21	1	29	1	61	1	7	1	70	1	9	1
i (region Colour{ 3	11	1	12	1	15	1	22	1	28	1	5	1	64	1	67	1
i (region Colour{ 4	23	1	27	1	49	1	8	1
i (region Colour{ 5	24	1	26	1	40	1	9	1
i (regions 0	"name"	89	P1	18	P2	18	{	9	AllSites	1	HintRegions	1
i (regions 1	P2	35	P1	34	(sites Bottom	16	(sites Top	16	(sites	10	P3	4	P4	3	"define"	2	{	2	(union	1	P5	1	P6	1
i (regions 2	(sites	37	(sites Row	14	(expand	8	(sites Top	8	(sites Bottom	7	(forEach	2	(sites Outer	1	(sites Right	1
i (regions{ 0	Rows	9	(sites Bottom	1	(sites Left	1
i (regions{ 1	Columns	9	(sites Right	1	(sites Top	1
i (regions{ 2	SubGrids	2	Diagonals	1
i (regular 0	8	1	<tag>	1
i (remove 0	(to	27	(between	25	(ahead	3	(last To	3	"define"	2	(forEach	2	(last From	2	(site	1	(square	1	(trackSite Move	1	0	1	1	1
i (remove 1	(then	12	at:	2	cells:	1	count:	1
i (removeat: 1	EndOfTurn	2
i (result 0	All	84	Mover	82	Next	59	P1	54	P2	20	Player	1	TeamMover	1
i (result 1	Win	145	Draw	84	Loss	67	<tag>	5
i (rotate 0	180	2
i (rotate 1	(wedge	2
i (row 0	of:	12
i (rowof: 0	(from	4	(site	4	(to	3	(last To	1
i (rules 0	"name"	166	(start	125	(play	30	(meta	6	<tag>	1	phases:	1
i (rules 1	(play	126	(end	30	phases:	5	(start	1
i (rules 2	(end	127	(play	1
i (rulesphases: 1	{	5
i (rules{ 0	(phase	6
i (rules{ 1	(phase	6
i (satisfy 0	{	9	(all Different	4
i (satisfy{ 0	(all Different	6	"define"	1	(forAll	1	(is Sum	1
i (satisfy{ 1	(is Sum	4	(forAll	3	"define"	1	(all Different	1
i (satisfy{ 2	"define"	2	(is Sum	2	(all Different	1
i (satisfy{ 3	"define"	2	(is Sum	2	(all Different	1
i (satisfy{ 4	"define"	1	(all Different	1	(is Sum	1
i (satisfy{ 5	"define"	1	(is Sum	1
i (satisfy{ 6	"define"	1	(is Sum	1
i (satisfy{ 7	"define"	1	(is Sum	1
i (score 0	P1	13	P2	13	Mover	4	weight:	3	#1	2
i (score 1	(+	7	(count Pieces	7	"define"	5	(card Rank	2
i (scoreweight: 0	0.042	1	0.3	1	0.76	1
i (seq 0	{	8
i (seq{ 0	(set Var	3	(remove	2	"define"	1	(addScore	1	(if	1
i (seq{ 1	(remove	2	(set Hidden	2	"define"	1	(set NextPlayer	1	(set Var	1	(while	1
i (seq{ 2	"define"	1	(add	1	(addScore	1	(if	1	(remove	1	(set Var	1
i (seq{ 3	(set Var	2	(if	1	(moveAgain	1
i (set 0	Counter	24	Hidden	9	Var	7	Count	6	{	5	Score	2	State	2	Team	2	NextPlayer	1	Pending	1
i (set Count 1	4	2	<tag>	2	2	1	5	1
i (set Count 2	to:	6
i (set Countto: 2	(sites Board	4	(sites	2
i (set Hidden 1	What	9
i (set Hidden 2	at:	5	(sites	2	"define"	1	(sites Board	1
i (set Hidden 3	False	4	to:	3	True	2
i (set Hidden 4	to:	6
i (set Hiddenat: 2	(last To	4	"define"	1
i (set Hiddento: 3	All	1	P1	1	P2	1
i (set Hiddento: 4	All	4	Mover	1	Next	1
i (set Score 1	Each	2
i (set Score 2	0	2
i (set State 1	at:	2
i (set State 2	0	2
i (set Stateat: 1	(+	1	(last To	1
i (set Team 1	1	1	2	1
i (set Team 2	{	2
i (set Team{ 0	P1	1	P2	1
i (set Team{ 1	P3	1	P4	1
i (set Var 1	"name"	7
i (set Var 2	"define"	3	(last To	2	(if	1	-1	1
i (set{ 0	<tag>	3	{	2	0	1	1	1	4	1	7	1
i (set{ 1	1	1	2	1	3	1	5	1	{	1
i (shift 0	0	2	4	2	6	1
i (shift 1	1	2	0	1	2	1	3	1
i (shift 2	(rectangle	3	(rotate	2
i (show 0	Symbol	4	Check	1	Edges	1
i (show Symbol 1	"name"	4
i (show Symbol 2	"name"	3	(sites Corners	1
i (show Symbol 3	fillColour:	2	scale:	2
i (show SymbolfillColour: 3	(colour	2
i (show Symbolscale: 3	0.8	2
i (sidesProximity 0	weight:	20
i (sidesProximity 1	pieceWeights:	7
i (sidesProximitypieceWeights: 1	{	7
i (sidesProximityweight: 0	-0.05	2	-0.02	1	-0.042	1	-0.045	1	-0.053	1	-0.11	1	-0.18	1	-0.3	1	0.015	1	0.029	1	0.03	1	0.039	1	0.049	1	0.053	1	0.054	1	0.061	1	0.11	1	0.22	1	0.39	1
i (sidesProximity{ 0	(pair	7
i (sites 0	{	119	Empty	56	Row	53	Mover	46	Top	44	Bottom	40	Occupied	37	"name"	30	Board	23	#1	12	Phase	12	Around	10	Corners	8	P2	7	Column	6	P1	6	Side	6	Hand	5	Right	4	Direction	3	Left	3	Outer	3	Incident	2	Next	2	ToClear	2	Hint	1	Layer	1	LineOfPlay	1	P3	1	P4	1	Pending	1	Playable	1
i (sites 1	"name"	53	#1	1
i (sites Around 1	"define"	2	(from	2	(last To	2	(to	2	#1	1	(where	1
i (sites Around 2	Orthogonal	5	Enemy	2	#2	1	Adjacent	1	NotEmpty	1
i (sites Around 3	Orthogonal	4
i (sites Column 1	(column	2	0	1	1	1	2	1	3	1
i (sites Direction 1	from:	3
i (sites Direction 2	(directions	2	All	1
i (sites Direction 3	distance:	1	included:	1
i (sites Directionfrom: 1	(from	1	(last To	1	(site	1
i (sites Empty 1	Edge	2
i (sites Hand 1	Shared	3	Mover	1	P2	1
i (sites Incident 1	Cell	1	Edge	1
i (sites Incident 2	of:	2
i (sites Incident 3	at:	2
i (sites Incidentat: 3	#1	1	(last To	1
i (sites Incidentof: 2	Cell	1	Edge	1
i (sites Occupied 1	by:	37
i (sites Occupied 2	container:	11	component:	3
i (sites Occupiedby: 1	Mover	12	Neutral	9	P1	7	Next	5	Shared	2	All	1	Enemy	1
i (sites Occupiedcomponent: 2	"name"	3
i (sites Occupiedcontainer: 2	"name"	10	(mover	1
i (sites Phase 1	0	10	1	2
i (sites Row 1	1	17	6	15	2	6	5	4	0	3	3	3	4	2	(row	1	7	1	8	1
i (sites Side 1	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
i (sites{ 0	<tag>	20	0	14	2	5	5	5	"name"	4	10	4	16	4	27	4	7..12	4	0..9	3	1..6	3	3	3	#1	2	(handSite	2	0..10	2	1..12	2	14..24	2	25..30	2	30	2	32	2	35	2	6	2	(+	1	(-	1	(from	1	(last To	1	0..3	1	0..5	1	1	1	1..9	1	10..13	1	10..18	1	107..110	1	111..120	1	15	1	15..24	1	17	1	19..22	1	20	1	20..25	1	21	1	31	1	31..36	1	31..42	1	4	1	4..7	1	90	1	98..101	1
i (sites{ 1	1	7	3	4	4	4	9	4	"name"	3	17	3	28	3	8	3	#2	2	11	2	13	2	2	2	23	2	31	2	34	2	6	2	(+	1	(-	1	10	1	14	1	19	1	19..24	1	22	1	23..25	1	29	1	32	1	32..34	1	33	1	43..48	1	7	1	86..88	1	95..97	1
i (sites{ 2	14	4	35	4	"name"	3	18	3	2	3	24	3	7	3	11	2	25	2	29	2	4	2	5	2	6	2	9	2	#3	1	(-	1	13	1	15..24	1	21	1	27	1	3	1	44	1	75	1	84	1
i (sites{ 3	36	4	"name"	3	27	3	14	2	18	2	10	1	11	1	12	1	15	1	22	1	23	1	26	1	31	1	45	1	5	1	76	1	8	1	85	1
i (sites{ 4	"name"	3	28	3	16	2	23	2	14	1	15..24	1	25	1	26	1	29	1	46	1	55	1	65	1	74	1
i (sites{ 5	27	3	"name"	2	29	2	20	1	30	1
i (sites{ 6	"name"	2	30	2	32	2	21	1	31	1	38	1
i (sites{ 7	"name"	2	31	2	22	1	32	1	45	1
i (sites{ 8	"name"	2	32	2	26	1
i (size 0	Stack	1	Territory	1
i (sow 0	if:	3	"name"	2	apply:	1
i (sow 1	apply:	3	owner:	2
i (sow 2	if:	2	backtracking:	1	includeSelf:	1
i (sow 3	apply:	2	backtracking:	1
i (sowapply: 1	(and	3
i (sowapply: 3	(if	2
i (sowif: 0	"define"	1	(=	1	(and	1
i (sowif: 2	(or	2
i (sowowner: 1	(mover	2
i (square 0	<tag>	34	8	18	4	9	3	5	5	5	9	5	6	4	10	2	7	2	11	1
i (square 1	diagonals:	1	pyramidal:	1
i (start 0	{	85	(place	23	(set Count	6	(set	5	(deal Cards	2	(place Stack	2	(set Score	2	(deal Dominoes	1
i (start{ 0	(place	74	<tag>	6	"define"	2	(place Random	1	(place Stack	1	(set Team	1
i (start{ 1	(place	75	"define"	1	(place Stack	1	(set Hidden	1	(set Team	1
i (start{ 10	(place	9
i (start{ 11	(place	9
i (start{ 12	(place	3
i (start{ 13	(place	3
i (start{ 14	(place	2
i (start{ 2	(place	22	"define"	5
i (start{ 3	(place	15	"define"	6
i (start{ 4	(place	15	(set Hidden	1
i (start{ 5	(place	15	(set Hidden	1
i (start{ 6	(place	15
i (start{ 7	(place	14
i (start{ 8	(place	11
i (start{ 9	(place	11
i (subgame 0	"name"	5
i (subgame 1	result:	5
i (subgameresult: 1	1	5
i (then 0	(if	29	"define"	22	(and	17	(set Counter	10	"PromoteIfReach"	6	(moveAgain	6	(sow	6	"ReplayIfCanMove"	4	(add	4	(remove	4	"CustodialCapture"	3	(seq	3	(addScore	2	(custodial	2	(enclose	2	(set Hidden	2	#2	1	(promote	1	(set State	1	(trigger	1
i (tile 0	"name"	14
i (tile 1	Shared	8	numSides:	5	Each	1
i (tile 2	{	9	"define"	5
i (tile 3	numSides:	9
i (tilenumSides: 1	4	5
i (tilenumSides: 3	4	9
i (tile{ 0	(path	5	F	4
i (tile{ 1	(path	5	F	2	R	2
i (tile{ 2	F	3	R	1
i (tile{ 3	F	3	L	1
i (tile{ 4	F	2	R	1
i (tile{ 5	F	1	R	1
i (to 0	if:	103	(sites Empty	44	"define"	15	(handSite	6	(trackSite Move	4	(+	3	(apply	3	(last To	3	(ahead	2	(last From	2	(site	2	(sites Board	2	Edge	2	(difference	1	(from	1	(intersection	1	(mapEntry	1	(min	1	(sites Around	1	(sites LineOfPlay	1	(sites Playable	1	(to	1	(union	1	Cell	1
i (to 1	(apply	24	"define"	11	if:	10	#3	2	#4	2	(sites Empty	2	(rotations	1
i (to 2	(apply	4	if:	1
i (toFloat 0	"define"	2	(if	2
i (toif: 0	(is Empty	47	(and	19	"define"	18	(not	8	(is Enemy	4	(or	4	(is Friend	2	(is In	1
i (toif: 1	"define"	4	(and	2	#2	1	(is Flat	1	(not	1	(or	1
i (topLevel 0	at:	2
i (topLevelat: 0	#1	1	(last To	1
i (track 0	"name"	20
i (track 1	{	20
i (track 2	loop:	8	P1	4	P2	4	directed:	2	P3	1	P4	1
i (track 3	directed:	10	P1	2	P2	2
i (trackSite 0	Move	11	EndSite	1	FirstSite	1
i (trackSite Move 1	from:	9	steps:	2
i (trackSite Move 2	steps:	6	"name"	3
i (trackSite Move 3	steps:	3
i (trackSite Movefrom: 1	(site	3	(to	3	(from	2	(handSite	1
i (trackSite Movesteps: 1	"define"	2
i (trackSite Movesteps: 2	(count Pips	3	(mapEntry	1	(pips	1	1	1
i (trackSite Movesteps: 3	1	3
i (trackdirected: 2	True	2
i (trackdirected: 3	True	10
i (trackloop: 2	True	8
i (track{ 0	1..6	2	12..7	2	20	2	22	2	0..5	1	0..6	1	0..9	1	19	1	20..29	1	5..0	1	6	1	81	1	82	1	83	1	84	1	<tag>	1
i (track{ 1	0	2	12..9	2	13	2	19..10	2	3..0	2	11..6	1	12..7	1	13..7	1	16..12	1	25..20	1	34..38	1	54	1	6..11	1	77	1
i (track{ 10	60	1	65	1	69	1	71	1
i (track{ 11	62	1	63	1	68	1	72	1
i (track{ 12	50	1	59	1	6..0	1	75	1
i (track{ 13	18	1	42..47	1	56	1	78..80	1
i (track{ 14	32	1	33..38	1	53..51	1	77	1
i (track{ 15	17..12	1	48	1	54	1	74	1
i (track{ 16	10	1	57	1	66	1	71	1
i (track{ 17	60	1	65	1	68	1	69	1
i (track{ 18	50	1	62	1	63	1	72	1
i (track{ 19	42..47	1	59	1	6..0	1	75	1
i (track{ 2	4..8	4	1..6	2	12..7	2	0..9	1	10	1	18..13	1	20..29	1	48	1	5..0	1	57	1	74	1
i (track{ 20	18	1	32	1	56	1	78..80	1
i (track{ 21	17..12	1	33..38	1	53..51	1	77	1
i (track{ 22	10	1	48	1	54	1	74	1
i (track{ 23	57	1	65	1	66	1	71	1
i (track{ 24	60	1	62	1	68	1	69	1
i (track{ 25	50	1	59	1	63	1	72	1
i (track{ 26	42..47	1	56	1	6..0	1	75	1
i (track{ 27	18..24	1	32..26	1	53	1	78	1
i (track{ 28	52	1	79	1
i (track{ 29	55	1	76	1
i (track{ 3	13	2	13..19	2	0..5	1	13..18	1	39..30	1	60	1	65	1	66	1	71	1	End	1
i (track{ 30	58	1	73	1
i (track{ 31	61	1	70	1
i (track{ 32	64	1	67	1
i (track{ 33	49	1	8	1
i (track{ 34	40	1	9	1
i (track{ 4	15	2	20..25	1	21	1	23	1	40..49	1	62	1	63	1	68	1	69	1	7..12	1
i (track{ 5	18	2	End	2	50	1	59	1	59..50	1	6..0	1	72	1
i (track{ 6	17	1	18	1	19	1	42..47	1	56	1	60..69	1	75	1
i (track{ 7	14	1	16	1	32	1	33..38	1	53..51	1	78..80	1	79..70	1
i (track{ 8	17..12	1	21	1	23	1	48	1	54	1	77	1	80..89	1
i (track{ 9	10	1	57	1	66	1	74	1	99..90	1
i (union 0	(sites	6	(sites Row	4	(sites Corners	2	(sites Occupied	2	(sites Top	2	(sites Bottom	1	(sites Empty	1	(sites Left	1
i (union 1	(sites	8	(sites Row	4	(difference	2	"define"	1	(expand	1	(sites Around	1	(sites Bottom	1	(sites Right	1
i (values 0	Cell	11	Vertex	2
i (values 1	(range	13
i (var 0	"name"	8
i (wedge 0	3	3	4	3
i (what 0	at:	12
i (whatat: 0	"define"	4	#1	3	(to	3	(between	2
i (where 0	"name"	16	(id	1
i (where 1	P2	11	P1	3	Mover	2
i (who 0	at:	77
i (whoat: 0	(to	37	(between	20	(site	4	#1	3	(ahead	2	(+	1	(last To	1	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1
k 	"name"	536	<	339	"define"	316	<tag>	231	(item	223	{	184	args:	92	1	10	2	5	8	5	(result	2	True	1	mover	1	next	1	path:	1
k AbsoluteDirection	Orthogonal	9	All	1
k AbsoluteDirection AbsoluteDirection[]	Orthogonal	1
k AbsoluteDirection AbsoluteDirection[] RelativeDirection RelativeDirection[] SiteType directions word	{	28
k AbsoluteDirection Between	Orthogonal	1
k AbsoluteDirection Between Direction From Piece Player	(to	3
k AbsoluteDirection Between Direction From Piece SetRotationType	#2	3	All	3	"KnightWalk"	2	(directions	1	Forward	1	{	1
k AbsoluteDirection CompassDirection Direction HiddenData LineOfSightType Moves	"name"	10
k AbsoluteDirection Direction HiddenData Moves Player RegionTypeStatic	(column	1	(row	1	(who	1	Loop	1
k AbsoluteDirection From	Orthogonal	5	All	1
k AbsoluteDirection Player RoleType SiteType	Orthogonal	1
k AbsoluteDirection RegionTypeDynamic	Orthogonal	5	Adjacent	1
k AbsoluteDirection RegionTypeDynamic SiteType int() region()	Orthogonal	1
k AbsoluteDirection RelativeDirection	FL	21	FR	21	Forward	8	Leftward	6	Rightward	6	#1	3	#2	3	S	3	BL	2	BR	2	N	2	SW	2	W	2	Backward	1	E	1	NE	1	NW	1	SE	1
k AbsoluteDirection RoleType	All	4	Orthogonal	3
k AbsoluteDirection SiteType	Orthogonal	1
k Agent	(bestAgent	4
k Agent Features Heuristics string	(heuristics	16
k Ai Graphics Recon	(graphics	146
k Ai Recon	(ai	20
k Apply	(apply	59	#3	9	"define"	8	#4	2	#2	1
k Apply RoleType Rotations SiteType int() region()	(mapEntry	3
k Apply Rotations	"define"	2	(apply	1
k Apply Rotations SiteType int() region()	(sites Empty	41	"define"	12	(handSite	6	(forEach	4	(+	3	(apply	3	(last To	3	(ahead	2	(difference	2	(last From	2	(site	2	(from	1	(if	1	(intersection	1	(mapEntry	1	(min	1	(sites Around	1	(sites Board	1	(sites LineOfPlay	1	(to	1	(trackSite Move	1	(union	1
k Apply Rotations int() region()	(sites Empty	2	"define"	1	(forEach	1
k Apply range()	(exact	3
k Between	(between	34	"define"	2
k Between Direction	(between	9
k Between Direction From	(between	10
k Between Direction From Then To string	(to	4	Orthogonal	4	Diagonal	3	"ToEnemy"	1	(then	1	All	1
k Between Direction From To string	Orthogonal	7
k Between Direction From string	Orthogonal	14	Diagonal	7	All	6	#1	4	Forward	2	#2	1	(directions	1
k Between Direction Then To string	(directions	1
k Between Then	(between	2
k Between Then To	(then	7	"ToEnemy"	5	(to	3	(between	2	"define"	1
k Between To	(to	3	(between	2
k BoardGraphicsType	InnerEdges	20	Phase0	18	Phase1	8	OuterEdges	1
k BoardGraphicsType RoleType SiteType int int[] region()	"name"	3	(sites Corners	1
k Colour	(colour	230	fillColour:	21
k Colour EdgeType LineStyle RelationType	Inner	1
k Colour region()	(colour	4
k CompassDirection Player RoleType SiteType	NE	2	NW	2	SE	2	SW	2	#1	1	#2	1
k ConcentricShapeType dim()[]	Square	2
k ContainerStyleType	Chess	25	Go	5	Tafl	4	Puzzle	3	Backgammon	1	Connect4	1	Kakuro	1	Lasca	1	Shogi	1	SnakesAndLadders	1	Sudoku	1	Surakarta	1	Xiangqi	1
k DealableType	Cards	2	Dominoes	1
k DiagonalsType	diagonals:	2	<tag>	1	Alternating	1	Implied	1	Solid	1
k Direction	#1	12	E	9	"define"	6	(directions	6	Adjacent	4	Diagonal	4	N	3	Backward	2	Orthogonal	2	S	2	All	1	W	1
k Direction From	(directions	23	Adjacent	23	#1	21	Orthogonal	20	"define"	16	Diagonal	13	Forward	12	(from	11	All	8	#2	2	Forwards	2	E	1	W	1
k Direction From Then To	(to	5
k Direction From To	(to	8
k Direction From string	Forward	3	"name"	1	(directions	1	Orthogonal	1
k Direction RegionTypeStatic RoleType SiteType int() region()[]	"define"	2	{	1
k Direction RegionTypeStatic RoleType SiteType region()[]	Corners	1	Sides	1	SidesNoCorners	1
k Direction RoleType[] SiteType int() region()	(#1	1
k Direction SiteType	Orthogonal	2	All	1
k Direction SiteType int()	3	2	2	1	Orthogonal	1
k Direction SiteType region()	All	1
k Direction To	(to	1
k DirectionFacing	N	28	S	27	E	2	NE	2	SW	2	NW	1	SE	1	W	1
k DirectionFacing Flips Moves	"define"	46	(move Step	36	(or	36	(move Slide	21	(if	7	(move Leap	7	"LeapCapture"	3	"StepToEmpty"	3	(move Hop	2	(move	1
k DirectionFacing Flips Moves RoleType	Each	67	P1	24	Neutral	20	Shared	13	P2	2
k DirectionFacing Flips RoleType	Each	95	P2	25	P1	23
k End	(end	161
k End Mode NextPhase NextPhase[] Play RoleType	(play	1
k End Mode Play RoleType	(play	6
k End NextPhase NextPhase[]	(nextPhase	6	(end	5
k EndRule	(if	265	"Checkmate"	8	"DrawIfNoMoves"	7	"CaptureAll"	4	"define"	4	"EscapeWin"	2	"WinIf"	2	"BlockWin"	1	"Line3Win"	1	"ReachWin"	1
k EndRule EndRule[]	{	110	(if	55	(forEach	1
k Equipment	(equipment	2
k Equipment Mode	(equipment	161
k Features Heuristics	(heuristics	4
k Flips Moves Path[]	{	5
k From	(from	45	#1	3
k From SiteType	(from	2
k From StepType[][] Then To	(to	1
k From move word	(from	37	Step	26	Add	19	Pass	11	Slide	5	Leap	4	#1	3	PlayCard	1
k From string	(from	1
k Games	(games	3
k Graphics	(graphics	20
k GraphicsItem	(player Colour	151	(board Colour	46	(board Style	46	(piece Colour	19	(region Colour	16	(piece Rename	11	(show Symbol	4	(board StyleThickness	1	(show Check	1	(show Edges	1
k GraphicsItem GraphicsItem[]	{	166
k HeuristicTerm	(playerRegionsProximity	28	(sidesProximity	20	(centreProximity	17	(material	15	(cornerProximity	13	(mobilitySimple	12	(ownRegionsCount	7	(lineCompletionHeuristic	3	(score	3	(playerSiteMapCount	2
k HeuristicTerm HeuristicTerm[]	{	20
k HexShapeType Poly dim() dim()[]	4	2	6	2	<tag>	2	10	1	5	1	8	1	Diamond	1	Triangle	1
k HexShapeType dim()	Star	1
k HiddenData HiddenData[] SiteType	What	9
k Hint	(hint	26
k Hint[] string	{	3
k If If[] Result	(result	298	(byScore	18	(payoffs	2
k Info	(info	166
k InfoItem	(description	166	(origin	166	(rules	166
k InfoItem InfoItem[]	{	166
k Item	(piece	269	(board	140	(regions	136	(hand	28	(tile	14	(map	10	"ChessKing"	7	"ChessRook"	7	(dice	7	"AlquerqueBoard"	6	"ChessKnight"	6	"ChessPawn"	6	"ChessQueen"	6	(mancalaBoard	6	"ChessBishop"	5	(hints	3	(boardless	2	(deck	2	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"StarBoard"	1	"StickDice"	1	"ThreeMensMorrisBoard"	1	(dominoes	1	(surakartaBoard	1	<tag>	1
k Item[]	{	163
k LandmarkType RoleType int() string	0	2	13	2	19	1	6	1
k Meta	(meta	1
k Meta Play Start	(start	4	(meta	1
k Meta Start	(start	121	(meta	5	<tag>	1
k MetaRule	(no Repeat	1
k MetaRule MetaRule[]	(swap	4	(automove	1	(passEnd	1	{	1
k Mode	(mode	2
k Mode Play RoleType	(play	5
k Mode Players	(players	161
k ModeType	Simultaneous	2
k Moves	"define"	121	(forEach Piece	102	(if	61	(moveAgain	37	(or	35	(move Add	32	(move	31	(do	29	(move Step	26	(move Hop	25	(remove	20	(hop	17	(move Remove	14	(satisfy	13	"StepToEmpty"	12	(move Select	12	(priority	12	(move Pass	11	(move Slide	11	(promote	11	(set Counter	11	(addScore	9	(and	8	(roll	7	(set Var	7	next:	7	"HopCapture"	5	(bet	5	(forEach Site	5	(fromTo	5	"StepToEnemy"	4	(add	4	(seq	4	(set Hidden	4	"DoubleStepForwardToEmpty"	3	~	3	(max Moves	2	(move PlayCard	2	"CustodialCapture"	1	"InterveneCapture"	1	"RollMove"	1	#2	1	#3	1	(forEach Die	1	(forEach Value	1	(move Leap	1	(move Propose	1	(move Shoot	1	(move Vote	1	(set NextPlayer	1	(set Pending	1	(step	1	(while	1
k Moves Moves[]	{	13	(set Counter	2
k Moves NonDecision	(custodial	1	(if	1	(set Counter	1	(set State	1
k Moves NonDecision Then	"PromoteIfReach"	1
k Moves Player RoleType Then string	"define"	17	(move Slide	6	(move Step	6	(if	5	(move	2	(or	1
k Moves Player RoleType Then string string[]	(move Step	7	(move	6	(if	3	(or	3	"StepToEmpty"	1	"define"	1	(move Hop	1	(move Slide	1	<tag>	1
k Moves Player RoleType string	"define"	2	(move Step	2	(if	1
k Moves SiteType	at:	2	#2	1	(+	1	(from	1
k Moves SiteType int()	(id	5
k Moves Then	(forEach Piece	19	(if	12	(or	8	"define"	6	(and	2	(move	2	(move Add	2	#3	1	#4	1	(add	1	(fromTo	1	(move Remove	1	(move Select	1	(priority	1	(remove	1	(seq	1
k Moves[]	{	8
k NonDecision	(remove	47	(if	42	"define"	26	(and	20	(set Counter	10	(fromTo	7	"PromoteIfReach"	6	(custodial	6	(moveAgain	6	(sow	6	apply:	6	"ReplayIfCanMove"	4	(add	4	"CustodialCapture"	3	(seq	3	(addScore	2	(directional	2	(enclose	2	(promote	2	(set Hidden	2	#2	1	(forEach Site	1	(set State	1	(trigger	1
k NonDecision Player RoleType SiteType string	Mover	9	P2	5	Shared	3	Next	1
k Pair	(pair	162
k Pair int()	"define"	37	(pair	33
k Pair[]	pieceWeights:	56	{	56
k Pair[] int()[]	{	10
k PassEndType	NoEnd	1
k Path	(path	10
k Payoff	(payoff	4
k Payoff[]	{	2
k Phase	(phase	12
k Phase[]	phases:	6	{	6
k Piece	(piece	38
k Piece To	(to	13	(from	1
k Play	(play	157
k Player	(player	64	<tag>	1
k Player RoleType	by:	37	Mover	30	P1	18	P2	11	Neutral	9	Next	6	to:	6	All	5	#1	4	Shared	2	#2	1	(player	1	Enemy	1
k Player RoleType SiteType StepType[][] int() int()[]	{	119	Empty	54	Top	44	Bottom	40	"name"	32	Board	23	Mover	20	Corners	8	Right	4	Left	3	Outer	3	#1	2	Side	2	ToClear	2	Hint	1	LineOfPlay	1	Pending	1	Playable	1
k Player RoleType SiteType int() sites word	P1	1	P2	1
k Player RoleType SiteType sites word	Mover	31	#1	20	P2	16	P1	15	Next	7	P3	1	P4	1
k Player RoleType SiteType string	P1	1	P2	1
k Player RoleType Then	Mover	12
k Player RoleType boolean()	"HandEmpty"	2	(=	2	(>	1	(all Sites	1
k Player RoleType sites word	Empty	2
k Player RoleType string	"name"	3	Mover	2
k Player ints()	(player	1
k Player[] dim() int	2	1	3	1	4	1
k Player[] int	2	110	{	30	1	22	3	7	<tag>	7	4	5	6	1
k Players	(players	5
k Poly SquareShapeType dim() dim()[]	<tag>	33	8	31	5	15	6	15	4	14	7	9	9	9	3	8	10	5	13	4	19	4	11	3	15	2	16	1	2	1
k Poly SquareShapeType dim() dim()[] int()	5	3	4	2	3	1	6	1	8	1
k Poly TriShapeType dim() dim()[]	5	1	6	1	<tag>	1
k Poly dim() dim()[]	3	1
k PuzzleElementType	Cell	2	Hint	2
k RegionTypeDynamic	Enemy	2	NotEmpty	1
k RegionTypeDynamic int() region()	#2	1	<tag>	1	Enemy	1	Own	1
k RegionTypeStatic RegionTypeStatic[] RoleType int[] region() region()[]	{	9	(sites	8	"define"	2	(forEach	1	(union	1	AllSites	1	HintRegions	1
k RegionTypeStatic RegionTypeStatic[] int[] region() region()[]	(sites	39	(sites Top	24	(sites Bottom	23	(sites Row	14	(expand	8	(forEach	2	{	2	(sites Outer	1	(sites Right	1
k RegionTypeStatic RoleType region()[]	Mover	1
k RegionTypeStatic int region()	Columns	9	Rows	9	SubGrids	2	(sites Bottom	1	(sites Left	1	(sites Right	1	(sites Top	1	Diagonals	1
k RepetitionType	Positional	1
k Result	(result	1
k ResultType	Win	150	Draw	84	Loss	72	<tag>	5
k RoleType	P1	187	Next	155	P2	146	Mover	96	All	85	Each	27	Shared	11	#1	10	P3	10	P4	8	#2	4	to:	3	Neutral	2	P5	2	P6	2	Player	2	<tag>	1	TeamMover	1	True	1	exact:	1
k RoleType SiteType	Next	1
k RoleType SiteType int int[] region() string	(sites	4	(sites Side	4	{	4
k RoleType SiteType int int[] string	"name"	1
k RoleType SiteType int() region()	(var	1
k RoleType SiteType int[][] set word	{	5
k RoleType SiteType string	Next	23	P1	12	P2	10	Neutral	6	Mover	5	#1	4	Edge	4
k RoleType Then	(then	16	"define"	5
k RoleType Then To	(then	12
k RoleType Then int()	(if	1
k RoleType Then int() int()[]	#3	3	"define"	2	(then	2
k RoleType To	(to	1
k RoleType TrackType	NonMover	1
k RoleType int	P1	6	P2	6	P3	1	P4	1
k RoleType int()	(who	72	Mover	52	"define"	25	P1	22	P2	21	(count	16	(last To	14	Shared	13	(count Pieces	9	(id	8	(count Sites	5	#1	4	(ahead	4	(what	4	0	4	(centrePoint	3	(count Pips	3	(count Trials	3	(where	3	-1	3	1	3	2	3	7	3	Next	3	(count Moves	2	(handSite	2	(mapEntry	2	(var	2	24	2	8	2	(%	1	(*	1	(-	1	(abs	1	(card Suit	1	(column	1	(count Groups	1	(from	1	(if	1	(mover	1	(next	1	(row	1	(state	1	(to	1	10	1	12	1	13	1	27	1	3	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	71	1	79	1	86	1	87	1	92	1	95	1	End	1	Off	1
k RoleType int() int()[]	(trackSite FirstSite	1
k RoleType int() int()[] string string[]	(mapEntry	1
k RoleType int() region()	(count Pieces	1	(size Stack	1
k RoleType int() string	(id	6	"name"	3	(last To	2
k RoleType string	"name"	45	P1	25	P2	25	Mover	9	Shared	9	Neutral	7	Next	2
k RoleType[]	{	2
k Rotations	(rotations	1
k Rotations SiteType int() region()	(trackSite Move	6	(sites Empty	4	"define"	3	(sites Board	1
k Rules	(rules	163
k Score	(score	21	"define"	2
k Score[]	{	11
k ShapeStarType dim()	5	1	6	1	8	1	<tag>	1
k SiteType	Vertex	41	use:	34	Cell	21	Edge	8	regionSiteType:	4	of:	2
k SiteType StepType[]	{	2
k SiteType Then int() region()	(var	1
k SiteType count word	Sites	12	Cell	7
k SiteType count word string	Turns	58	Moves	14	Pips	10	Pieces	4	Trials	3
k SiteType dim() int() int()[] region() string	(+	1
k SiteType int()	(to	64	1	22	0	18	6	15	(between	14	(last To	14	3	14	(site	11	4	8	2	7	5	6	(ahead	5	"define"	2	(column	2	Edge	2	#1	1	(+	1	(-	1	(id	1	(row	1	7	1	8	1	<tag>	1
k SiteType int() int()[] region() string string[]	{	76	(sites	63	(sites Row	25	0	15	(handSite	11	(union	11	(intersection	8	(sites Board	6	2	6	"define"	5	(difference	5	1	5	"name"	4	(expand	4	(sites Phase	4	10	4	3	4	4	4	9	4	(centrePoint	3	18	3	"BottomRows"	2	"TopRows"	2	(sites Bottom	2	(sites Top	2	12	2	14	2	20	2	24	2	26	2	27	2	28	2	6	2	8	2	#1	1	(forEach	1	(sites Corners	1	11	1	13	1	15	1	16	1	17	1	21	1	22	1	23	1	25	1	29	1	30	1	34	1	37	1	43	1	5	1	64	1	7	1	70	1
k SiteType int() ints() region()	(sites	2
k SiteType int() region()	(last To	29	(to	27	(between	22	(handSite	17	(from	13	"define"	12	(sites Occupied	11	(forEach	7	(site	6	(sites	4	#1	3	(ahead	3	(last From	3	(if	2	(intersection	2	(sites Hand	2	(where	2	(+	1	(-	1	(sites Around	1	(sites Board	1	(sites Playable	1	0	1	1	1
k SiteType int() region() string	(hint	1	15	1
k SiteType int() string	"name"	18	(handSite	2	0	1	12	1	13	1	17	1	20	1	25	1	4	1	7	1
k SiteType region()	(sites	4	(sites Board	1	(sites Column	1	(sites Row	1
k SiteType region() string	(sites Column	4	(sites Row	4	(sites	1	(sites Hint	1
k SiteType sites word	Row	53	Phase	12	Column	6	Layer	1
k SiteType string	"name"	49	#1	1
k Start	(start	1
k StartRule	(place	352	"define"	29	<tag>	6	(place Stack	4	(set Hidden	3	(place Random	2	(set Team	2
k StartRule StartRule[]	{	85	(place	23	(set Count	6	(set	5	(deal Cards	2	(place Stack	2	(set Score	2	(deal Dominoes	1
k StepType	F	90	R	20	L	14
k StepType StepType[]	F	16	{	10	R	5	#1	1	#2	1	L	1
k StepType[]	{	15
k StepType[] StepType[][]	{	6	"define"	5
k StepType[] int() string	0	25	2	25	"name"	24	1	20	<tag>	20	3	18	4	15	5	14	6	13	27	12	10	10	14	10	7	10	8	10	18	8	32	8	9	8	16	7	23	7	28	7	31	7	35	7	11	6	13	6	29	6	17	5	24	5	30	5	0..9	4	15..24	4	20	4	21	4	22	4	25	4	26	4	36	4	45	4	7..12	4	(-	3	1..6	3	14..20	3	19	3	27..32	3	34	3	46	3	#1	2	#2	2	(+	2	(handSite	2	0..10	2	1..12	2	12	2	14..24	2	15	2	25..30	2	33	2	38	2	44	2	55	2	62	2	#3	1	(from	1	(last To	1	0..17	1	0..2	1	0..3	1	0..5	1	1..9	1	10..13	1	10..18	1	107..110	1	111..120	1	19..22	1	19..24	1	20..25	1	23..25	1	27..44	1	31..36	1	31..42	1	32..34	1	4..7	1	43..48	1	47	1	53	1	54	1	6..8	1	60	1	61	1	63	1	65	1	74	1	75	1	76	1	84	1	85	1	86..88	1	90	1	95..97	1	98..101	1
k StepType[][]	{	8	"KnightWalk"	4	#1	1
k StoreType	None	4	store:	4
k Subgame	(subgame	3
k Subgame Subgame[]	(subgame	2	{	1
k Then	(then	86	"define"	17	#2	4	#3	2
k Then To	(to	9	"define"	2	(then	2
k Then int()	"define"	3	(if	2	(last To	2	-1	1
k Then int() region()	(ahead	1
k TilingBoardlessType	Square	2
k To	(to	151	"define"	32	"ToEmpty"	18	"ToNotFriend"	7	"ToEnemy"	1
k Track	(track	4
k Track Track[]	(track	4	{	2
k Track Track[] Values Values[]	(values	13	{	4	(track	2	Vertex	1	use:	1
k Track Values	(track	10
k UserColourType int string	"name"	234
k WhenType	EndOfTurn	2	at:	2
k all word	Different	15	Sites	12	Passed	3
k board word	Colour	46	Style	46	StyleThickness	1
k boolean	True	24	directed:	12	loop:	8	stack:	3	False	1	includeSelf:	1	pyramidal:	1
k boolean()	if:	231	"define"	174	(=	123	(and	95	(>=	90	(no Moves	88	(is Empty	76	(not	73	(is In	62	(or	54	(is Enemy	44	True	32	(>	31	(is Line	27	(is Occupied	23	ifAfterwards:	22	(can Move	20	(is Friend	18	(is Full	18	(!=	17	(<	17	(is Mover	16	(is Prev	16	"IsInCheck"	15	#2	15	(is Sum	15	"IsEnemyAt"	13	(is Solved	13	(all Different	11	(all Sites	11	(no Pieces	11	(<=	10	"HandOccupied"	9	"SameTurn"	9	(is Connected	6	"NewTurn"	5	(is Threatened	5	False	5	(forAll	4	(is Visited	4	top:	4	(all Passed	3	(is	3	(is Even	3	"HandEmpty"	2	"IsFriendAt"	2	#3	2	(is Count	2	(is Loop	2	(is Odd	2	(is Pattern	2	backtracking:	2	copy:	2	"IsEndTrack"	1	#1	1	(if	1	(is Decided	1	(is Flat	1	(is Path	1	(is PipsMatch	1	(is Proposed	1	(is SidesMatch	1	(is Target	1	(is Triggered	1	(is Within	1	(was Pass	1	closed:	1	exact:	1	forward:	1	included:	1	joinCorners:	1	origin:	1
k boolean() boolean()[]	{	23	(all Different	4	(not	3	(is In	2	"define"	1
k boolean() int()	"define"	2	(if	2	(-	1
k can word	Move	20
k card word	Rank	3	Suit	1
k count word	Pieces	35	Liberties	2	Groups	1
k dim()	5	26	<tag>	24	3	21	1	15	4	15	6	10	9	9	2	8	7	7	8	6	10	5	11	3	13	2	19	2	Alternating	2	diagonals:	2	rings:	2	"define"	1	(*	1	12	1	14	1	15	1	16	1	21	1	61	1
k dim() dim()[]	2	1
k dim() dim()[] int() int()[] ints()	1	1
k dim() float()[]	8	8	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1
k dim() float[][]	0	1	15	1	20	1	21	1	24	1	3	1	4	1	9	1
k dim() int()	3	5	7	4	10	1	15	1	20	1	4	1	6	1	<tag>	1
k dim()[] float()[][]	{	8
k dim()[] float[][][]	cells:	1	{	1
k dim()[][] float()[][][]	edges:	1	{	1
k float	1	153	weight:	120	0	26	2	18	3	10	9	6	-1.4	4	0.05	4	0.054	4	1.4	4	5	4	6	4	-0.042	3	-0.14	3	0.002	3	0.046	3	0.094	3	0.13	3	0.17	3	0.21	3	0.3	3	1.5	3	4	3	-0.046	2	-0.05	2	-0.081	2	-0.11	2	-0.12	2	-1	2	-2	2	-4	2	-8.1	2	0.01	2	0.016	2	0.02	2	0.03	2	0.039	2	0.041	2	0.053	2	0.055	2	0.065	2	0.08	2	0.1	2	0.14	2	0.2	2	0.6	2	0.8	2	3.1	2	scale:	2	-0.011	1	-0.015	1	-0.016	1	-0.02	1	-0.027	1	-0.033	1	-0.045	1	-0.053	1	-0.067	1	-0.078	1	-0.1	1	-0.18	1	-0.3	1	-0.34	1	-0.37	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	-2.9	1	-4.8	1	-5.9	1	-9.5	1	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0042	1	0.0078	1	0.0079	1	0.011	1	0.012	1	0.015	1	0.019	1	0.022	1	0.025	1	0.029	1	0.032	1	0.036	1	0.037	1	0.042	1	0.049	1	0.061	1	0.064	1	0.071	1	0.074	1	0.084	1	0.11	1	0.15	1	0.18	1	0.19	1	0.22	1	0.24	1	0.25	1	0.26	1	0.32	1	0.39	1	0.41	1	0.5	1	0.51	1	0.55	1	0.74	1	0.76	1	0.85	1	0.88	1	0.89	1	0.95	1	10	1	2.0	1	2.4	1	2.9	1	4.8	1	5.9	1	9.5	1
k float()	0	5	(toFloat	4	1	2	180	2	4	2	2	1	3	1	6	1
k float() graph()	(rectangle	3	(rotate	2
k float()[]	{	1
k float()[][]	vertices:	1	{	1
k float[]	{	55
k float[][]	vertices:	7	{	7
k forEach word	Piece	33	Site	6	Die	1	Value	1
k forEach word ints()	Piece	88
k graph()	(square	85	(rectangle	33	(graph	7	(wedge	6	(hex	5	(shift	5	"CrossGraph"	4	(merge	4	(concentric	2	(layers	2	(regular	2	<tag>	2	"define"	1	(add	1	(complete	1	(remove	1	(tri	1
k graph() graph()[]	{	1
k int	1	81	2	77	4	56	6	51	3	45	0	39	5	36	7	34	8	32	player:	28	9	27	13	14	numSides:	14	10	12	from:	12	15	11	colour:	10	to:	10	12	9	14	9	size:	9	11	8	18	7	d:	7	num:	7	57	6	65	6	68	6	12..7	5	16	5	19	5	22	5	23	5	50	5	54	5	56	5	59	5	60	5	62	5	63	5	69	5	71	5	72	5	74	5	75	5	77	5	<tag>	5	1..6	4	17	4	20	4	21	4	4..8	4	40	4	42..47	4	48	4	6..0	4	66	4	67	4	0..5	3	17..12	3	24	3	30	3	32	3	33..38	3	53..51	3	58	3	64	3	73	3	76	3	78..80	3	79	3	End	3	0..9	2	11..6	2	12..9	2	13..19	2	19..10	2	20..29	2	26	2	29	2	3..0	2	34	2	49	2	5..0	2	55	2	61	2	70	2	cardsBySuit:	2	suits:	2	0..3	1	0..6	1	13..18	1	13..7	1	16..12	1	18..13	1	18..24	1	20..25	1	25..20	1	27	1	28	1	31	1	32..26	1	33	1	34..38	1	36	1	38	1	39..30	1	40..49	1	42	1	44	1	46	1	47	1	51	1	52	1	53	1	59..50	1	6..11	1	60..69	1	7..12	1	7..4	1	78	1	79..70	1	80..89	1	81	1	82	1	83	1	84	1	99..90	1	loops:	1	upTo:	1
k int int[]	{	26
k int int[] region()	{	4
k int()	at:	141	1	108	(to	94	"define"	68	(count Turns	58	0	58	3	54	(from	48	2	47	count:	39	(between	38	(site	37	<tag>	33	of:	32	(count	29	(count Pieces	29	(+	24	200	24	4	23	#1	22	(last To	22	5	22	steps:	21	6	18	(mover	15	from:	15	(-	13	(column	13	300	13	(amount	12	(count Moves	12	9	12	(counter	11	(score	11	8	10	(if	9	(matchScore	8	(row	8	(what	8	7	8	(count Pips	7	(count Sites	7	(handSite	7	500	7	(ahead	6	100	6	(*	5	(last From	5	(mapEntry	5	result:	5	to:	5	#3	4	(var	4	12	4	150	4	400	4	99	4	state:	4	#2	3	(card Rank	3	(pips	3	(trackSite Move	3	(who	3	120	3	15	3	20	3	Off	3	level:	3	through:	3	(/	2	(count Liberties	2	(id	2	(next	2	(pathExtent	2	(topLevel	2	10	2	49	2	after:	2	before:	2	owner:	2	(%	1	(level	1	(max	1	(min	1	(size Territory	1	(trackSite EndSite	1	(value	1	(where	1	-1	1	-2	1	-4	1	1000	1	119	1	139	1	16	1	19	1	24	1	25	1	29	1	30	1	35	1	40	1	56	1	60	1	79	1	True	1	distance:	1	max:	1	min:	1	origin:	1	replayDouble:	1
k int() int()[]	(to	23	(last To	16	(from	9	(where	9	(between	3	"define"	2	(site	2	2	1	count:	1
k int() int()[] ints()	(from	3	(last From	3	(-	2	"define"	1	#1	1	#2	1	(+	1	(column	1	(row	1	2	1	{	1
k int() int()[] region()	(where	1
k int() int()[] string string[]	"name"	42	(id	6	(mover	5	#1	3	"define"	1	{	1
k int() int[] string	{	1
k int() ints()	(+	1
k int() region()	(to	12	(between	4	"define"	3	(from	3	(last To	3	(sites	3	from:	3	(forEach	2	(sites Corners	2	(centrePoint	1	(mover	1	(next	1	(site	1	(sites Bottom	1	(sites Occupied	1	(sites Outer	1	(sites Top	1	(trackSite Move	1	(where	1	(who	1
k int() region() string	(sites Bottom	5	(sites Top	4	(sites	3
k int() string	"name"	244	2	11	container:	11	<tag>	7	#2	6	1	5	4	4	component:	4	0	3	3	3	5	3	(id	2	6	2	7	2	8	2	(hint	1	(mover	1	10	1	12	1	15	1	18	1	21	1	23	1	25	1	29	1	32	1	37	1	40	1	52	1	53	1	63	1	66	1	68	1	74	1	77	1	80	1	9	1	98	1
k int() string where word	(id	1
k int()[]	whats:	1	{	1
k int()[] string	"name"	4
k int[]	{	173	<tag>	3
k int[] string	{	20
k int[][]	edges:	7	{	7
k ints() region()	(sites	53	"define"	5	(sites Top	5	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Layer	1	(sites Outer	1	(sites Pending	1	(sites Row	1
k is word	Empty	76	In	64	Enemy	47	Line	27	Occupied	23	Friend	18	Full	18	Mover	16	Prev	16	Sum	15	Solved	13	Connected	6	Even	5	Threatened	5	Odd	4	Visited	4	Count	2	Pattern	2	#1	1	#2	1	#3	1	Decided	1	Flat	1	Loop	1	Path	1	PipsMatch	1	Proposed	1	SidesMatch	1	Target	1	Triggered	1	Within	1
k last word	To	106	From	13
k max word	Moves	2
k move word	Step	56	Slide	34	Hop	28	Add	15	Remove	15	Select	13	Leap	7	PlayCard	1	Propose	1	Shoot	1	Vote	1
k no word	Moves	88	Pieces	11	Repeat	1
k piece word	Colour	19	Rename	11
k place word	Stack	6	Random	1
k place word string	"name"	233	Random	1
k player word	Colour	151
k range()	(range	18	(exact	7	~	6	#2	5	8	4	#1	3	after:	3	before:	3	#3	2	(max	2	10	2	length:	1
k region word	Colour	16
k region()	(sites	40	(sites Occupied	25	in:	23	"define"	16	(sites Board	13	(sites Empty	9	(sites Around	8	(sites Phase	8	(sites Row	8	(expand	7	(sites Bottom	7	(sites Top	7	(intersection	6	(union	6	to:	6	(sites Hand	3	(difference	2	(sites Corners	2	(sites Direction	2	(sites Incident	2	(sites Left	2	(sites Right	2	(sites Side	2	"BottomRows"	1	"TopRows"	1	#4	1	(sites Column	1
k set word	Counter	24	Hidden	9	Var	7	Count	6	Score	2	State	2	Team	2	NextPlayer	1	Pending	1
k show word	Symbol	4	Check	1	Edges	1
k sites word	Occupied	37	Around	10	Hand	5	Side	4	Direction	3	Incident	2
k size word	Stack	1	Territory	1
k string	"name"	1655	coord:	47	piece:	11	#1	8	#2	4	<tag>	2	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1
k string string[]	"name"	37	#1	1	{	1
k string[]	{	6	items:	4
k trackSite word	Move	11	EndSite	1	FirstSite	1
k was word	Pass	1
n "AlquerqueBoard" $	5	4	3	1	<tag>	1
n "AlquerqueBoard" 5	5	4
n "BottomRows" $	1	1	2	1	<tag>	1
n "CaptureAll" $	Next	4
n "Checkmate" $	"name"	8
n "ChessBishop" $	"name"	5
n "ChessKing" $	"name"	7
n "ChessKnight" $	"name"	6
n "ChessPawn" "define"	~	3
n "ChessPawn" $	"define"	3	(then	3
n "ChessPawn" (if	"name"	3
n "ChessPawn" (then	(if	3
n "ChessPawn" ~	"name"	3
n "ChessQueen" $	"name"	6
n "ChessRook" $	"name"	7
n "CrossGraph" $	7	2	15	1	diagonals:	1
n "CrossGraph" 7	3	3
n "CustodialCapture" $	(max	2	Orthogonal	2
n "CustodialCapture" (max	Orthogonal	2
n "DrawIfNoMoves" $	Next	7
n "HandEmpty" $	P2	3	Next	1
n "HandOccupied" $	Mover	8	P2	1
n "IsEnemyAt" $	(between	10	(to	3
n "IsFriendAt" $	(between	1	(to	1
n "IsInCheck" $	Mover	9	Next	2	P1	2	P2	2
n "IsInCheck" Mover	"name"	9
n "IsInCheck" Next	"name"	2
n "IsInCheck" P1	"name"	2
n "IsInCheck" P2	"name"	2
n "LeapCapture" $	"KnightWalk"	3
n "PromoteIfReach" "name"	(sites	7
n "PromoteIfReach" $	"name"	7
n "ReplayIfCanMove" $	(hop	4
n "StepToEmpty" "define"	Forward	2
n "StepToEmpty" $	"define"	2	Forward	1
n "StepToEnemy" "define"	(directions	2
n "StepToEnemy" $	"define"	2	(directions	2
n "TopRows" $	1	1	2	1	<tag>	1
n "WinIf" $	Mover	1	Next	1
n "define" "KnightWalk"	Leap	2
n "define" "define"	"define"	7	(directions	3	Forward	3	~	2	(from	1	Diagonal	1	Orthogonal	1
n "define" "name"	"name"	28	P1	2	P2	2
n "define" #1	"name"	7
n "define" #2	#1	10
n "define" #3	#2	7	#1	1
n "define" $	"name"	30	"define"	17	True	17	1	16	Mover	14	P1	13	P2	13	Next	12	(from	11	3	11	2	9	(to	8	8	8	#3	7	4	7	(if	6	5	6	{	6	(not	5	All	5	Diagonal	5	#1	4	(then	4	(apply	3	0	3	6	3	7	3	Adjacent	3	E	3	Enemy	3	"KnightWalk"	2	#2	2	(between	2	(is Empty	2	(mover	2	(next	2	(site	2	(sites	2	N	2	Orthogonal	2	SE	2	SW	2	W	2	after:	2	at:	2	(+	1	(-	1	(and	1	(column	1	(directions	1	(is In	1	(last From	1	(last To	1	<tag>	1	Even	1	Odd	1	P3	1	P4	1	S	1	mover	1	next	1
n "define" (apply	"define"	2	(last To	1
n "define" (if	"define"	2	Adjacent	1	Diagonal	1	after:	1	~	1
n "define" (is Empty	Forward	2
n "define" (not	Forward	2	1	1	2	1
n "define" (sites	-1	1	1	1
n "define" (then	"define"	1	All	1	Orthogonal	1	replayDouble:	1
n "define" 0	"name"	3
n "define" 1	"name"	5	1	5	0	2	#2	1	#8	1	#9	1	2	1
n "define" 2	"name"	3	#3	1	#6	1	#7	1	0	1	1	1	3	1
n "define" 3	"name"	3	1	2	#4	1	#5	1	0	1	2	1
n "define" 4	"name"	3	2	2	0	1	1	1	3	1
n "define" 5	2	3	"name"	2	4	1
n "define" 6	"name"	2	4	1
n "define" 7	"name"	2	3	1
n "define" 8	2	5	"name"	2	4	1
n "define" All	Step	3	"name"	1
n "define" Enemy	All	1	Diagonal	1	Orthogonal	1
n "define" P1	P2	2
n "define" P2	P1	2
n "define" SE	NW	2
n "define" SW	NE	2
n "define" True	"define"	6	Diagonal	3	Orthogonal	3	3	1	4	1	5	1	6	1	All	1
n "define" after:	before:	3
n "define" at:	Mover	2
n "define" {	{	4	Leap	1
n "define" ~	~	3	"define"	1
n "define"after: $	10	1	8	1
n "define"at: $	(+	1	(from	1
n "define"before: after:	8	2	10	1
n "define"{ $	F	13	{	3
n "define"{ F	F	16	R	10	L	9
n "define"{ L	F	9
n "define"{ R	F	10
n "define"{ {	{	2
n (!= "define"	"define"	1	(between	1	(from	1	(to	1	2	1
n (!= $	"define"	5	(ahead	4	0	2	(centrePoint	1	(id	1	(last To	1	(row	1	(to	1	(var	1
n (!= (ahead	(site	4
n (!= 0	(pips	2
n (% $	2	1	3	1
n (* "define"	(-	1	2	1
n (* $	"define"	2	<tag>	2	(%	1	(-	1	(/	1
n (* <tag>	2	2
n (+ "define"	(score	2	1	1	3	1	<tag>	1
n (+ #1	(from	2	(last From	1
n (+ #2	#1	1	(from	1
n (+ #3	(last From	2	(from	1
n (+ $	"define"	5	(count	4	#1	3	#3	3	(if	3	#2	2	(*	2	(-	2	(amount	2	(count Pips	2	6	2	(size Territory	1	1	1	2	1	<tag>	1	{	1
n (+ (*	(amount	1	8	1
n (+ (-	"define"	1	3	1
n (+ (amount	(amount	2
n (+ (count	(score	3	(count	1
n (+ (count Pips	(from	2
n (+ (if	"define"	2	(card Rank	1
n (+ 6	(to	2
n (- "define"	(*	1	3	1
n (- $	1	6	(row	3	"define"	2	(amount	2	(column	2	6	2	#1	1	(*	1	(matchScore	1	2	1	3	1
n (- (amount	(amount	1	(if	1
n (- (column	(column	1	<tag>	1
n (- (row	(row	2	<tag>	1
n (- 1	(mover	3	(from	1	(next	1	(to	1
n (- 6	(to	2
n (/ $	2	2
n (/ 2	(-	2
n (< $	<tag>	6	3	5	9	2	"define"	1	(column	1	(count Pieces	1	(to	1
n (< 3	(count Pieces	5
n (< 9	(count Pieces	2
n (< <tag>	(count Pieces	2	"define"	1	#1	1	#2	1	(column	1
n (<= $	1	5	15	1	3	1	5	1	9	1	<tag>	1
n (<= 1	(count Pieces	5
n (= "define"	(to	5	1	3	"define"	2	(from	2	0	2	8	2	(site	1	2	1
n (= $	"define"	18	(count	16	(last To	13	(who	9	(count Pieces	8	(sites	6	(count Sites	5	(id	5	(count Trials	3	(where	3	-1	3	1	3	(count Moves	2	(count Pips	2	(handSite	2	2	2	24	2	7	2	P1	2	#1	1	(*	1	(-	1	(abs	1	(card Suit	1	(centrePoint	1	(column	1	(count Groups	1	(from	1	(size Stack	1	(state	1	(var	1	(what	1	0	1	12	1	3	1	8	1	End	1	Off	1
n (= (count	1	5	0	4	2	2	15	1	3	1	4	1	5	1	7	1
n (= (count Moves	0	2
n (= (count Pieces	1	3	0	2	3	2	<tag>	1
n (= (count Pips	0	1	6	1
n (= (count Sites	0	4	4	1
n (= (count Trials	3	3
n (= (handSite	(to	2
n (= (id	(what	5
n (= (last To	(from	12	"define"	1
n (= (sites	(sites Occupied	6
n (= (where	Off	3
n (= (who	(mover	9
n (= -1	(var	2	"define"	1
n (= 1	"define"	2	(who	1
n (= 2	"define"	1	(count Moves	1
n (= 24	(score	2
n (= 7	"define"	1	(to	1
n (= P1	(who	2
n (> "define"	"define"	3
n (> $	0	23	"define"	3	1	2	(amount	1	(column	1	(matchScore	1	30	1
n (> 0	(count	10	(count Sites	5	"define"	3	(count Liberties	2	(count Moves	1	(count Pieces	1	(count Pips	1
n (> 1	(count	1	(count Moves	1
n (>= $	200	24	300	13	500	7	100	6	<tag>	5	150	4	400	4	99	4	120	3	(column	2	2	2	49	2	8	2	"define"	1	#1	1	(last To	1	(row	1	10	1	1000	1	119	1	139	1	19	1	25	1	29	1	79	1
n (>= (column	(column	2
n (>= 100	(count Turns	5	(count Moves	1
n (>= 120	(count Turns	3
n (>= 150	(count Turns	4
n (>= 2	(matchScore	2
n (>= 200	(count Turns	23	(count Moves	1
n (>= 300	(count Turns	12	(count Moves	1
n (>= 400	(count Turns	4
n (>= 49	(counter	2
n (>= 500	(count Turns	6	(count Moves	1
n (>= 8	(pathExtent	2
n (>= 99	(counter	4
n (>= <tag>	(matchScore	2	(column	1	(count Turns	1	(score	1
n (add $	(to	9	edges:	1
n (add (to	(piece	9
n (addScore $	1	7	(count	2	(count Sites	1	2	1
n (addScore (count	Mover	2
n (addScore 1	Mover	6	(player	1
n (add{ $	0	2	{	2	1	1	2	1	3	1	4	1	5	1	6	1	7	1
n (add{ 0	0	1	8	1
n (add{ {	{	7
n (ahead "define"	(from	1	(to	1
n (ahead #1	(site	4	(last To	2
n (ahead $	E	7	#1	6	"define"	2	Backward	2	S	2	N	1	W	1
n (ahead Backward	(last To	2
n (ahead E	(site	4	(last To	2	"define"	1
n (ahead S	"define"	1	(site	1
n (ai $	(heuristics	20
n (ai (heuristics	(bestAgent	4
n (all "define"	Sites	2
n (all $	Different	9	Passed	3
n (all (sites	Different	4	Sites	2
n (all (sites Board	Different	1	Sites	1
n (all (sites Hand	Sites	2
n (all (sites Occupied	Sites	2
n (all Different $	(sites	5	(sites Board	1
n (all Sites $	if:	12
n (all Sites if:	"define"	2	(sites	2	(sites Hand	2	(sites Occupied	2	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1
n (all Sitesif: $	(is Empty	3	(=	2	(is Occupied	2	(or	2	(>=	1	(is In	1	(not	1
n (amount $	P1	4	P2	4	#1	2	#2	1	Mover	1
n (and "define"	(set Counter	6	"define"	2	(is Mover	2	(=	1	(fromTo	1
n (and #2	(not	3	(set Counter	1
n (and #3	"define"	1	(is In	1	(set Counter	1
n (and $	(=	13	(not	13	"define"	12	(or	11	{	11	(no Moves	7	(remove	7	(is In	6	(is Occupied	5	#2	4	(>	4	(if	4	#3	3	(!=	3	(is Empty	3	(<	2	(and	2	(is Connected	2	(promote	2	"HandOccupied"	1	"InterveneCapture"	1	(>=	1	(all Sites	1	(fromTo	1	(is	1	(is Enemy	1	(is Even	1	(moveAgain	1	(set Hidden	1	(set Pending	1
n (and (!=	(is Enemy	2	(is Empty	1
n (and (<	"HandEmpty"	1	(=	1
n (and (=	(=	11	(is In	1	(not	1
n (and (>	(all Sites	2	(is Mover	1	(was Pass	1
n (and (and	(is Mover	2
n (and (if	(set Counter	3	"define"	1
n (and (is Connected	(is Mover	2
n (and (is Empty	(!=	2	(=	1
n (and (is In	(is Empty	2	(=	1	(is Enemy	1	(is In	1	(is Mover	1
n (and (is Occupied	(!=	3	(is Occupied	2
n (and (no Moves	"define"	3	"IsInCheck"	2	"HandEmpty"	1	(is Mover	1
n (and (not	"define"	6	(is Enemy	2	(not	2	(or	2	(>=	1
n (and (or	"define"	3	(!=	2	(not	2	"IsEnemyAt"	1	(=	1	(is Empty	1	(is In	1
n (and (promote	"define"	1	(set Counter	1
n (and (remove	(addScore	4	"define"	1	(add	1	(remove	1
n (and{ "define"	(is Empty	3	"define"	1
n (and{ #2	"define"	2	(is Empty	1
n (and{ $	#2	3	(>	2	#1	1	(<=	1	(fromTo	1	(moveAgain	1	(not	1	(or	1
n (and{ (=	"define"	2
n (and{ (>	(=	2
n (and{ (not	(=	1	(all Sites	1	(not	1
n (apply "define"	if:	2
n (apply $	(remove	43	(fromTo	5	(if	5	"define"	4	if:	3	(directional	2	(promote	1
n (apply (fromTo	if:	4
n (apply (remove	if:	6
n (applyif: "define"	"IsEnemyAt"	1	#2	1
n (applyif: $	(not	3
n (applyif: (fromTo	(is Enemy	4
n (applyif: (remove	"define"	2	"IsEnemyAt"	1	(is	1	(not	1	False	1
n (bestAgent $	"name"	4
n (bet $	(range	4	(then	1
n (bet (range	P1	2	P2	2	Mover	1
n (between #2	#1	3	if:	1
n (between #3	#2	2
n (between $	if:	29	(apply	26	(exact	3	#2	1
n (between (apply	if:	26
n (between after:	before:	2
n (between if:	(exact	6	#2	3	#3	2	after:	2
n (betweenafter: if:	8	1	9	1
n (betweenbefore: after:	8	1	9	1
n (betweenif: $	"define"	10	(is Occupied	9	"IsEnemyAt"	5	(is Enemy	2	"IsFriendAt"	1	(and	1	(not	1
n (betweenif: (apply	"define"	13	"IsEnemyAt"	5	(is Enemy	4	(and	2	(is Occupied	2
n (board $	(square	57	use:	34	(rectangle	28	(values	11	(hex	5	{	3	(track	2
n (board (track	(rectangle	1	(square	1
n (board (values	(square	10	(graph	2	(remove	1
n (board Chess	Style	25
n (board Colour $	(colour	46
n (board Colour (colour	InnerEdges	19	Phase0	18	Phase1	8	OuterEdges	1
n (board Go	Style	5
n (board InnerEdges	Colour	19	StyleThickness	1
n (board Phase0	Colour	18
n (board Phase1	Colour	8
n (board Puzzle	Style	3
n (board Style $	Chess	25	Go	5	Tafl	4	Puzzle	3	Backgammon	1	Connect4	1	Kakuro	1	Lasca	1	Shogi	1	SnakesAndLadders	1	Sudoku	1	Surakarta	1	Xiangqi	1
n (board Tafl	Style	4
n (board use:	(square	13	(graph	3	(concentric	2	(layers	2	(merge	2	(values	2	(wedge	2	<tag>	2	"CrossGraph"	1	"define"	1	(add	1	(rectangle	1	(tri	1	{	1
n (board {	(merge	2	"CrossGraph"	1	(rectangle	1
n (boardless $	61	1	Square	1
n (boarduse: $	Vertex	32	Edge	2
n (board{ $	(track	4
n (board{ (track	(track	6
n (byScore $	{	11
n (byScore{ $	(score	10	"define"	1
n (byScore{ (score	(score	10
n (can "define"	Move	11
n (can (hop	Move	8
n (can Move $	"define"	11	(hop	8	(step	1
n (card Rank $	at:	3
n (card Rankat: $	#1	1	0	1	1	1
n (card at:	Rank	3	Suit	1
n (centreProximity $	weight:	14	pieceWeights:	3
n (centreProximity pieceWeights:	weight:	3
n (centreProximitypieceWeights: $	{	3
n (centreProximityweight: $	0.01	2	0.05	2	-0.015	1	-0.12	1	-0.37	1	0.012	1	0.032	1	0.037	1	0.054	1	0.064	1	0.084	1	0.21	1
n (centreProximityweight: pieceWeights:	0.05	1	0.094	1	0.32	1
n (centreProximity{ $	(pair	3
n (colour $	"name"	234
n (column $	of:	18
n (columnof: $	(site	7	(from	3	(last To	3	(to	3	"define"	1	(last From	1
n (concentric $	joinCorners:	1	rings:	1
n (concentric rings:	Square	2
n (cornerProximity $	weight:	10	pieceWeights:	3
n (cornerProximity pieceWeights:	weight:	3
n (cornerProximitypieceWeights: $	{	3
n (cornerProximityweight: $	-0.016	1	-0.027	1	-0.067	1	-0.078	1	-0.14	1	-0.34	1	0.03	1	0.046	1	0.071	1	0.094	1
n (cornerProximityweight: pieceWeights:	-0.14	1	0.039	1	0.094	1
n (cornerProximity{ $	(pair	3
n (count #1	Pieces	4
n (count $	Turns	58	at:	35	Moves	14	Pips	10	in:	10	Trials	3
n (count Liberties $	Orthogonal	2
n (count Mover	Pieces	3
n (count Neutral	Pieces	3
n (count Next	Pieces	10
n (count Orthogonal	Liberties	2
n (count P1	Pieces	10
n (count P2	Pieces	9
n (count Pieces $	Next	10	P1	10	P2	9	#1	4	Mover	3	Neutral	3
n (count Sites $	in:	12
n (count Sitesin: $	(intersection	6	"define"	3	(sites Around	3
n (count at:	Cell	7
n (count in:	Sites	12
n (countat: $	(to	12	(from	6	(handSite	6	"define"	3	(mapEntry	2	(trackSite Move	2	#1	1	(last To	1	(site	1	(trackSite EndSite	1
n (countin: $	"define"	5	(sites	5
n (custodial $	(to	7
n (custodial (between	Orthogonal	5	All	2
n (custodial (to	(between	7
n (deal 6	Cards	2
n (deal Cards $	6	2
n (deck $	suits:	2
n (deck suits:	cardsBySuit:	2
n (deckcardsBySuit: suits:	6	2
n (decksuits: $	2	1	<tag>	1
n (define "define"	"define"	11
n (define $	(if	35	(is Enemy	20	(or	15	(and	13	(then	12	(move Step	11	(to	11	(directions	9	(is In	9	(sites	9	(=	8	(forEach	8	(is Friend	8	(move Slide	8	(+	7	(is Empty	6	(mapEntry	6	(place	6	(custodial	5	(hop	5	(is Line	5	(is Threatened	5	(move	5	(move Add	5	(move Hop	5	"define"	4	(move Leap	4	(pair	4	(-	3	(>	3	(apply	3	(count	3	(fromTo	3	(sites Occupied	3	(trackSite Move	3	{	3	(all Sites	2	(is Connected	2	(move Select	2	(seq	2	(var	2	(where	2	"LeapCapture"	1	"PromoteIfReach"	1	(%	1	(<	1	(all Different	1	(between	1	(centrePoint	1	(complete	1	(count Pieces	1	(count Sites	1	(difference	1	(forEach Die	1	(forEach Piece	1	(forEach Site	1	(is Loop	1	(is Path	1	(is Sum	1	(max	1	(not	1	(place Random	1	(score	1	(set Counter	1	(set Hidden	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	35	1	8	1
n (define (+	"define"	7
n (define (-	"define"	3
n (define (=	"define"	8
n (define (>	"define"	3
n (define (all Sites	"define"	2
n (define (and	"define"	13
n (define (apply	"define"	3
n (define (count	"define"	3
n (define (custodial	"define"	5
n (define (directions	"define"	9
n (define (forEach	"define"	8
n (define (fromTo	"define"	3
n (define (hop	"define"	5
n (define (if	"define"	35
n (define (is Connected	"define"	2
n (define (is Empty	"define"	6
n (define (is Enemy	"define"	20
n (define (is Friend	"define"	8
n (define (is In	"define"	9
n (define (is Line	"define"	5
n (define (is Threatened	"define"	5
n (define (mapEntry	"define"	6
n (define (move	"define"	5
n (define (move Add	"define"	5
n (define (move Hop	"define"	5
n (define (move Leap	"define"	4
n (define (move Select	"define"	2
n (define (move Slide	"define"	8
n (define (move Step	"define"	11
n (define (or	"define"	15
n (define (pair	"define"	4	(pair	4
n (define (place	(place	20	"define"	6
n (define (seq	"define"	2
n (define (sites	"define"	9
n (define (sites Occupied	"define"	3
n (define (then	"define"	12
n (define (to	"define"	11
n (define (trackSite Move	"define"	3
n (define (var	"define"	2
n (define (where	"define"	2
n (define {	"define"	3
n (define{ $	F	2	#2	1	(sites Side	1	{	1
n (define{ F	F	2	L	1	R	1
n (description $	"name"	166
n (dice $	num:	7
n (dice from:	d:	2
n (dice num:	d:	5	from:	2
n (diced: from:	2	2
n (diced: num:	6	5
n (dicefrom: num:	0	2
n (dicenum: $	1	4	4	2	2	1
n (difference $	(sites	2	(sites Corners	2	"define"	1	(centrePoint	1	(sites Bottom	1	(sites Outer	1	(sites Top	1
n (difference (sites	(sites Board	2
n (difference (sites Corners	(union	2
n (directional "define"	"define"	2	(from	2
n (directional $	"define"	2
n (directions $	{	28	to:	5
n (directions from:	Vertex	3	Cell	2
n (directions to:	from:	5
n (directionsfrom: to:	(last From	3	(from	1	(to	1
n (directionsto: $	(last To	3	(from	1	(to	1
n (directions{ #2	#1	2
n (directions{ $	FR	13	FL	5	Rightward	4	#2	2	BR	2	S	1	SW	1
n (directions{ BL	FR	2
n (directions{ BR	BL	2
n (directions{ FL	FR	5	Forward	3	Rightward	2
n (directions{ FR	FL	16
n (directions{ Leftward	Forward	4	Backward	1	FR	1
n (directions{ Rightward	Leftward	6
n (directions{ S	N	1	W	1
n (do $	ifAfterwards:	21	next:	7	"define"	1
n (do ifAfterwards:	(forEach Piece	14	"define"	2	(move	2	(move Add	2	(move Select	1	(or	1
n (do next:	(roll	6	(if	1
n (doifAfterwards: $	(not	12	"define"	2	(>	2	(and	1	(can Move	1	(if	1	(is PipsMatch	1	(is SidesMatch	1
n (donext: $	(forEach Piece	3	(forEach Site	1	(if	1	(or	1	(priority	1
n (enclose $	(between	2
n (enclose (between	Orthogonal	2
n (enclose Orthogonal	(from	2
n (end $	{	110	(if	55	(forEach	1
n (end{ "Checkmate"	"define"	1	(if	1
n (end{ "DrawIfNoMoves"	"Checkmate"	7
n (end{ $	(if	108	"BlockWin"	1	"define"	1
n (end{ (if	(if	152	"DrawIfNoMoves"	7	"CaptureAll"	4	"EscapeWin"	2	"define"	2	"Checkmate"	1	"Line3Win"	1
n (equipment $	{	163
n (equipment{ "ChessBishop"	"ChessRook"	4	"ChessKnight"	1
n (equipment{ "ChessKing"	"ChessQueen"	5	"ChessKnight"	1	(board	1
n (equipment{ "ChessKnight"	"ChessKing"	3	"ChessRook"	2	"ChessBishop"	1
n (equipment{ "ChessPawn"	(board	6
n (equipment{ "ChessQueen"	"ChessBishop"	4	"ChessKing"	1	"ChessRook"	1
n (equipment{ "ChessRook"	"ChessPawn"	6	"ChessQueen"	1
n (equipment{ $	(piece	97	(regions	53	(board	4	(tile	3	(hand	2	"ChessKnight"	1	(dominoes	1	(map	1	<tag>	1
n (equipment{ (board	(piece	2
n (equipment{ (deck	(board	2
n (equipment{ (dice	(hand	4	(board	3
n (equipment{ (hand	(board	17	"AlquerqueBoard"	3	(boardless	2	(deck	2	"NineMensMorrisBoard"	1	"StarBoard"	1	"StickDice"	1	"ThreeMensMorrisBoard"	1
n (equipment{ (hints	(board	3
n (equipment{ (map	(piece	8	(map	2
n (equipment{ (piece	(piece	131	(board	94	(hand	18	(dice	7	(mancalaBoard	6	"AlquerqueBoard"	3	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"ChessKing"	1	"CrossBoard"	1	"LascaBoard"	1	(surakartaBoard	1	(tile	1
n (equipment{ (regions	(regions	71	(piece	31	(board	8	(map	7	"ChessKnight"	3	(hints	3	"ChessKing"	2
n (equipment{ (tile	(tile	10	(hand	3	(board	1
n (exact $	1	4	2	4	"define"	1	3	1
n (expand $	steps:	10	(sites Bottom	5	(sites Top	4	Orthogonal	1
n (expand steps:	(sites Bottom	5	(sites Top	5
n (expandsteps: $	2	6	3	2	4	2
n (forAll $	(is Count	2	(<	1	(is Sum	1
n (forAll (is Count	Cell	2
n (forEach "name"	Piece	33
n (forEach #1	Die	1	Piece	1
n (forEach $	Piece	67	if:	18	(result	1
n (forEach (if	Piece	3
n (forEach (move	Piece	5
n (forEach (move Step	Piece	7
n (forEach (or	Piece	2
n (forEach (sites Occupied	Site	2
n (forEach (union	Site	3
n (forEach Piece "define"	"name"	19
n (forEach Piece $	"define"	18	(move Step	12	(move Slide	7	(move	5	top:	4	(if	3	(or	3	(move Hop	1	<tag>	1
n (forEach Piece (move Slide	"name"	6	#1	1
n (forEach Piece (move Step	"name"	7
n (forEach Piece top:	"define"	2	(move Step	2
n (forEach Piecetop: $	True	4
n (forEach Site $	(move	3	(if	2	(forEach Value	1
n (forEach Site (if	(sites Empty	1	(union	1
n (forEach Site (move	(union	2	(sites Occupied	1
n (forEach if:	(sites Occupied	5	(sites Board	4	(sites Empty	4	"define"	3	(sites Hand	1	(sites Incident	1	NonMover	1
n (forEachif: $	(and	7	(not	3	(>=	2	(or	2	"define"	1	(<	1	(=	1	(is Occupied	1
n (from $	(last To	24	(handSite	17	(from	10	(to	7	if:	7	(sites Occupied	5	(site	4	"define"	2	#1	2	(forEach	2	(sites Hand	2	(where	2	level:	2	(+	1	(-	1	(between	1	(last From	1	(sites Around	1	(sites Board	1
n (from if:	"define"	4	(sites	3
n (from level:	(from	1	(last To	1
n (fromTo $	(to	7	count:	4	(then	2
n (fromTo (then	(to	2
n (fromTo (to	(from	13
n (fromTo count:	(to	4
n (fromTocount: $	(count	3	1	1
n (fromif: $	(>	6	(!=	1
n (fromlevel: $	(level	1	(topLevel	1
n (game $	(rules	163
n (game (equipment	(players	161	(mode	2
n (game (mode	(players	2
n (game (players	"name"	163
n (game (rules	(equipment	163
n (games $	(subgame	2	{	1
n (games{ (subgame	(subgame	2
n (graph $	edges:	7
n (graph edges:	vertices:	7
n (graphedges: $	{	7
n (graphics $	{	166
n (graphics{ $	(player Colour	69	(board Style	37	(board Colour	26	(piece Colour	18	(region Colour	7	(show Symbol	4	(piece Rename	3	(board StyleThickness	1	(show Check	1
n (graphics{ (board Colour	(board Colour	16	(player Colour	4
n (graphics{ (piece Colour	(piece Rename	2	(board Colour	1	(piece Colour	1
n (graphics{ (piece Rename	(piece Rename	5	(board Style	2	(board Colour	1	(player Colour	1
n (graphics{ (player Colour	(player Colour	76	(board Style	3	(board Colour	1	(piece Rename	1
n (graphics{ (region Colour	(region Colour	9	(board Colour	1	(board Style	1
n (graphics{ (show Symbol	(board Style	2
n (graphvertices: edges:	{	7
n (graph{ $	2	21	0	17	1	15	5	14	{	14	8	12	3	11	4	10	6	9	7	7	9	7	10	4	-1.4	2	-4	2	-8.1	2	1.4	2	1.5	2	3.1	2	-2	1	0.6	1	2.4	1
n (graph{ -1.4	-1.4	1	1.4	1
n (graph{ -4	-2.9	1	2.9	1
n (graph{ -8.1	-5.9	1	5.9	1
n (graph{ 0	0	4	2	4	1	2	3	2	-2	1	4	1	5	1	7	1	9	1
n (graph{ 1	0	7	1	2	4	2	0.5	1	1.5	1	2	1	3	1
n (graph{ 1.4	-1.4	1	1.4	1
n (graph{ 1.5	-4.8	1	4.8	1
n (graph{ 10	0	1	7	1	8	1	9	1
n (graph{ 2	1	9	0	6	2	3	3	2	4	1
n (graph{ 3	2	5	0	3	1	1	3	1	6	1
n (graph{ 3.1	-9.5	1	9.5	1
n (graph{ 4	3	4	1	2	2	2	0	1	7	1
n (graph{ 5	4	5	0	2	1	2	2	2	3	2	8	1
n (graph{ 6	5	3	3	2	1	1	2	1	6	1	9	1
n (graph{ 7	5	2	6	2	2	1	3	1	4	1
n (graph{ 8	3	2	5	2	6	2	7	2	0	1	1	1	2	1	4	1
n (graph{ 9	0	1	4	1	5	1	6	1	7	1	8	1	9	1
n (graph{ {	{	128
n (hand $	Each	18	size:	9	P1	1
n (hand size:	Each	6	Shared	3
n (handSite $	Mover	22	1	7	0	3	2	2	Next	2	P1	2	#1	1	(mapEntry	1	(who	1	3	1	4	1	5	1	6	1	7	1	P2	1
n (handSite 0	Shared	3
n (handSite 1	Mover	4	Shared	3
n (handSite 2	Shared	2
n (handsize: $	2	3	6	2	3	1	7	1	8	1	<tag>	1
n (heuristics $	{	20
n (heuristics{ $	(playerRegionsProximity	7	(centreProximity	3	(lineCompletionHeuristic	3	(sidesProximity	3	(ownRegionsCount	2	(playerSiteMapCount	1	(score	1
n (heuristics{ (centreProximity	(mobilitySimple	11	(material	3	(centreProximity	2
n (heuristics{ (cornerProximity	(centreProximity	8	(cornerProximity	2	(material	2	(mobilitySimple	1
n (heuristics{ (lineCompletionHeuristic	(sidesProximity	2	(score	1
n (heuristics{ (mobilitySimple	(material	10
n (heuristics{ (ownRegionsCount	(sidesProximity	4	(centreProximity	1	(playerSiteMapCount	1
n (heuristics{ (playerRegionsProximity	(playerRegionsProximity	21	(ownRegionsCount	4	(sidesProximity	2	(score	1
n (heuristics{ (score	(sidesProximity	2	(cornerProximity	1
n (heuristics{ (sidesProximity	(cornerProximity	10	(sidesProximity	7	(centreProximity	3
n (hex $	<tag>	4	4	1
n (hex <tag>	Diamond	1	Triangle	1
n (hint $	{	10	13	2	15	2	5	2	6	2	17	1	19	1	24	1	3	1	30	1	34	1	7	1	8	1
n (hint 13	{	2
n (hint 15	{	2
n (hint 5	{	2
n (hint 6	{	2
n (hints $	{	3
n (hints{ $	(hint	3
n (hints{ (hint	(hint	23
n (hint{ $	1	3	14	3	6	3	10	2	11	2	15	2	16	2	8	2	0	1	13	1	19	1	22	1	5	1	7	1	9	1
n (hint{ 1	0	2	2	1
n (hint{ 10	9	2
n (hint{ 11	16	1	7	1
n (hint{ 12	11	1	8	1
n (hint{ 13	12	1	18	1	9	1
n (hint{ 14	13	2	10	1
n (hint{ 15	11	1	12	1
n (hint{ 16	13	1	15	1
n (hint{ 3	0	1	2	1
n (hint{ 4	1	1	3	1
n (hint{ 6	2	2	11	1
n (hint{ 7	12	1	3	1	6	1
n (hint{ 8	4	2	3	1	7	1
n (hint{ 9	8	2	5	1
n (hop "ToEmpty"	(between	5
n (hop "define"	(between	8	"define"	1	All	1
n (hop #1	(from	4
n (hop $	"define"	9	"ToEmpty"	5	(to	3
n (hop (between	#1	4	(from	4	Adjacent	4	Diagonal	3	(directions	1
n (hop (to	(between	3
n (hop Adjacent	(from	3	#1	1
n (hop Diagonal	(from	3
n (id #1	"name"	6
n (id $	P2	8	#1	6	P1	6	Mover	5	"name"	3	Neutral	2	#2	1
n (id Mover	"name"	5
n (id Neutral	"name"	2
n (id P1	#1	4	"name"	1	#2	1
n (id P2	#1	4	"name"	3	#2	1
n (if "DoubleStepForwardToEmpty"	(is In	3
n (if "define"	"SameTurn"	4	"define"	4	(-	1	(=	1	(>	1	(and	1	(is In	1	(is Mover	1	(moveAgain	1
n (if $	(result	300	(moveAgain	28	(forEach Piece	19	(byScore	18	(if	13	(move Hop	11	(or	10	(promote	9	0	7	(and	6	(remove	6	"define"	5	(move	5	"DoubleStepForwardToEmpty"	3	(-	3	(move Slide	3	(move Add	2	(move Remove	2	(move Select	2	(payoffs	2	(seq	2	(var	2	#3	1	#4	1	(add	1	(addScore	1	(ahead	1	(bet	1	(count Pips	1	(forEach Site	1	(fromTo	1	(not	1	(priority	1	(roll	1	(set Counter	1
n (if (+	(is Mover	2	(=	1
n (if (-	(+	3	(>	1
n (if (add	(is Empty	1	(seq	1
n (if (ahead	(=	3	(ahead	1
n (if (and	"define"	3	(=	2	(>	1	(and	1	(is Pattern	1	(moveAgain	1
n (if (byScore	(or	6	(>=	4	(=	3	(is Full	2	(all Passed	1	(and	1	(no Pieces	1
n (if (count	"define"	2
n (if (forEach Piece	(move	10	(or	3	(=	2	(forEach Piece	2	(move Add	2	(move Remove	1	(move Shoot	1
n (if (if	"define"	4	(priority	3	(ahead	2	(move	2	"SameTurn"	1	(and	1	(moveAgain	1
n (if (move	"HandOccupied"	8	(and	4	(>	2	"define"	1	(move Remove	1	(or	1
n (if (move Add	"SameTurn"	1	(=	1	(can Move	1	(is Mover	1	(move Add	1
n (if (move Hop	(or	10	"define"	1
n (if (move Remove	"IsEndTrack"	1	"SameTurn"	1	(is In	1	(is Mover	1	(move Remove	1
n (if (move Select	(=	1	(>=	1	(move Select	1
n (if (move Slide	(is In	3
n (if (moveAgain	(can Move	18	"define"	5	(=	2	(is In	2	(!=	1	(<	1	(>	1	(is Even	1	(is Line	1	(is Odd	1
n (if (not	(is Mover	1	(not	1
n (if (or	(is Prev	7	"define"	5	(or	2	(=	1	(if	1	(move Vote	1
n (if (payoffs	(>	1	(and	1
n (if (priority	"SameTurn"	2	(is Prev	1	(or	1
n (if (promote	(is In	7	"define"	2
n (if (remove	"define"	5	(add	1
n (if (result	(no Moves	74	(>=	72	(=	24	(and	20	(is Line	17	(is Full	15	(is Solved	13	(is In	10	(no Pieces	10	(<=	9	"define"	8	(<	7	(or	6	(all Sites	5	(is Connected	2	(>	1	(all Passed	1	(is Decided	1	(is Empty	1	(is Pattern	1	(is Target	1	(is Triggered	1	(is Within	1
n (if (seq	(=	1	(and	1	(is Enemy	1
n (if (var	1	1	<tag>	1
n (if 0	1	3	(count	2	20	1	<tag>	1
n (if 1	(=	2	(is Even	1	(is Odd	1
n (if <tag>	(=	1	(>	1
n (info $	{	166
n (info{ $	(origin	166
n (info{ (origin	(rules	166
n (info{ (rules	(description	166
n (intersection $	(expand	6	(sites Occupied	4	(sites Direction	2	"BottomRows"	1	"TopRows"	1	"define"	1	(sites Around	1	(union	1
n (intersection (expand	(sites Phase	6
n (intersection (sites Direction	(sites Occupied	2
n (intersection (sites Occupied	(sites	2	(sites Around	1	(sites Column	1
n (is "define"	Connected	2	In	2	Empty	1	Occupied	1
n (is "name"	Decided	1	Proposed	1	Triggered	1
n (is $	Full	18	Solved	13	(column	1	(row	1	(who	1	Loop	1	PipsMatch	1	SidesMatch	1
n (is (+	Even	1	Odd	1
n (is (ahead	Occupied	3	Empty	2
n (is (between	Occupied	11	In	3	Empty	2
n (is (count Moves	Even	1	Odd	1
n (is (from	In	9
n (is (id	Threatened	5	Within	1
n (is (last To	In	16
n (is (site	Empty	4	Occupied	3	In	2
n (is (sites Column	Sum	4	Count	1
n (is (sites Row	Sum	4	Count	1
n (is (to	Empty	64	In	23	Visited	4	Flat	1
n (is (where	In	9
n (is (who	Enemy	44	Friend	18	#3	1
n (is 0	Occupied	2	Empty	1
n (is 1	Occupied	2
n (is 3	Line	16	Connected	2
n (is 4	Line	5
n (is 5	Line	3
n (is Connected $	"define"	2	Corners	1	Mover	1	Sides	1	SidesNoCorners	1
n (is Count $	1	2
n (is Count 1	of:	2
n (is Count of:	(sites Column	1	(sites Row	1
n (is Countof: 1	1	2
n (is Edge	Empty	1	Path	1
n (is Empty $	(to	64	(site	6	(ahead	2	(between	2	"define"	1	0	1
n (is Empty (site	Cell	1	Edge	1
n (is Enemy $	(who	44
n (is Even $	(+	1	(count	1	(count Moves	1
n (is Friend $	(who	18
n (is In "define"	(to	4	(site	1
n (is In $	(sites	43	"define"	5	(sites Top	5	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Layer	1	(sites Outer	1	(sites Pending	1	(sites Row	1
n (is In (sites	(last To	16	(to	16	(from	8	(where	2	"define"	1
n (is In (sites Corners	"define"	1	(where	1
n (is In (sites ToClear	(between	2
n (is In (sites Top	(where	5
n (is Line $	3	9	4	4	All	3	through:	3	<tag>	2	Orthogonal	2	#1	1	5	1	exact:	1	whats:	1
n (is Line All	5	2	3	1	6	1
n (is Line Orthogonal	3	5
n (is Line through:	Orthogonal	2	3	1
n (is Linethrough: $	(site	3
n (is Mover	Prev	16
n (is Mover $	P1	11	P2	5
n (is Occupied $	(between	11	(ahead	3	(site	3	0	2	1	2	"define"	1	(-	1
n (is Odd $	(+	1	(count Moves	1
n (is P1	Mover	11
n (is P2	Mover	5
n (is Pattern $	{	2
n (is Pattern{ $	F	2
n (is Pattern{ F	R	4
n (is Pattern{ R	F	4
n (is Prev $	Mover	16
n (is Sum $	2	8	<tag>	3	(hint	2	15	2
n (is Sum (sites	Vertex	3
n (is Sum 2	(sites Column	4	(sites Row	4
n (is Sum <tag>	(sites	3
n (is Threatened $	(id	4	#2	1
n (is Vertex	Sum	3
n (is Visited $	(to	4
n (is {	Pattern	2	Target	1
n (item "define"	"define"	5
n (item "name"	<	223	"name"	29
n (item $	"name"	239	5	35	6	33	3	32	4	32	8	21	7	19	2	18	9	14	10	12	(place	10	13	6	19	6	{	6	11	5	12	5	Loss	5	Win	5	15	4	(regions	3	14	3	16	3	20	3	27..32	3	"CrossGraph"	2	"define"	2	(graph	2	(place Stack	2	(player	2	24	2	60	2	"StepToEmpty"	1	(meta	1	(move	1	0	1	1	1	11..6	1	15..24	1	18	1	22	1	25	1	27..44	1	33	1	35	1	40	1	56	1	6..8	1	62	1	63	1	7..4	1	Alternating	1	Enemy	1	Implied	1	Own	1	exact:	1
n (item (place	(place	22
n (item (player	(player	4
n (item (regions	(regions	8
n (item 1	0	7
n (item 10	9	2	0..9	1
n (item 13	7	2	10	1
n (item 14..20	13	2
n (item 18	0..17	1	17	1
n (item 2	1	7
n (item 23	19	1	20	1
n (item 24	21	1	23	1
n (item 27..32	14..20	3
n (item 3	2	3	0..2	1
n (item 5	1	1	4	1
n (item 6	5	3	0	1	3	1
n (item 7	6	3
n (item 8	7	3	2	1	4	1
n (item 9	8	2
n (item <	"name"	223	<	116
n (item {	{	76
n (item{ $	1	17	4	10	2	9	6	9	3	8	9	8	5	7	7	7	8	4	0	3
n (item{ 0	12	1	3	1	9	1
n (item{ 1	0	2	1	2	15	1	16	1	2	1	21	1	29	1	40	1	50	1	57	1	59	1	6	1	7	1	72	1	79	1
n (item{ 2	12	1	13	1	18	1	24	1	3	1	42	1	57	1	6	1	8	1
n (item{ 3	1	2	12	1	51	1	62	1	68	1	74	1	9	1
n (item{ 4	14	1	20	1	3	1	40	1	6	1	64	1	71	1	76	1	8	1	9	1
n (item{ 5	11	1	33	1	4	1	46	1	63	1	68	1	75	1
n (item{ 6	12	1	17	1	26	1	5	1	54	1	67	1	69	1	77	1	79	1
n (item{ 7	65	2	23	1	30	1	34	1	36	1	58	1
n (item{ 8	13	1	15	1	56	1	7	1
n (item{ 9	22	1	23	1	38	1	44	1	47	1	60	1	67	1	73	1
n (last $	To	106	From	13
n (layers $	(square	2
n (layers (square	3	1	4	1
n (lineCompletionHeuristic $	weight:	3
n (lineCompletionHeuristicweight: $	0.14	1	0.41	1	0.88	1
n (mancalaBoard $	(track	4	{	2
n (mancalaBoard (track	store:	4
n (mancalaBoard 6	2	4
n (mancalaBoard store:	6	2	7	1	<tag>	1
n (mancalaBoard {	6	2
n (mancalaBoardstore: (track	None	4
n (mancalaBoard{ $	(track	2
n (mancalaBoard{ (track	(track	2
n (map $	{	10
n (map {	"name"	10
n (mapEntry #1	"name"	3
n (mapEntry $	#1	3	(what	3	(last To	2	Mover	2	"define"	1	(count Pips	1
n (mapEntry (what	"name"	3
n (mapEntry Mover	"name"	2
n (map{ "define"	"define"	33
n (map{ $	(pair	6	"define"	4
n (map{ (pair	(pair	19
n (match $	(end	3
n (match (end	(games	3
n (match (games	(players	3
n (match (players	"name"	3
n (matchScore $	#1	2	#2	2	P1	2	P2	2
n (material $	pieceWeights:	15
n (material pieceWeights:	weight:	15
n (materialpieceWeights: $	{	15
n (materialweight: pieceWeights:	0.1	2	0.21	2	0.0042	1	0.022	1	0.074	1	0.15	1	0.17	1	0.18	1	0.19	1	0.2	1	0.24	1	0.26	1	0.85	1
n (material{ $	(pair	15
n (material{ (pair	(pair	22
n (max $	1	2	(amount	1
n (max (or	Moves	2
n (max Moves $	(or	2
n (merge $	(shift	3	{	1
n (merge (shift	(wedge	2	(rectangle	1
n (merge{ (shift	(rectangle	1	(shift	1
n (meta $	(swap	4	(automove	1	(passEnd	1	{	1
n (metadata $	(graphics	146	(ai	20
n (metadata (ai	(graphics	20
n (metadata (graphics	(info	166
n (min $	(+	2
n (min (+	(+	1	<tag>	1
n (mobilitySimple $	weight:	12
n (mobilitySimpleweight: $	0.002	3	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0078	1	0.0079	1	0.011	1	0.036	1
n (mode $	Simultaneous	2
n (move "define"	(to	5	Step	4	Remove	3
n (move "name"	Propose	1	Slide	1
n (move #1	Step	9	Hop	7	Slide	4	Leap	1
n (move #2	#1	3	Step	2	Slide	1
n (move #3	(to	3
n (move $	(to	22	Pass	11	(then	10	"define"	5	#3	3	PlayCard	1	copy:	1	count:	1
n (move (between	Hop	5
n (move (directions	Step	9	Slide	2
n (move (forEach	Remove	4
n (move (from	Select	13	Remove	2	Hop	1	Slide	1
n (move (intersection	Remove	2
n (move (piece	Add	15	Shoot	1
n (move (sites Occupied	Remove	4
n (move (then	(to	9	PlayCard	1	Slide	1	copy:	1
n (move (to	(from	39	Add	19	Step	10	#2	3
n (move Add $	(to	23	(then	11
n (move Add (then	(to	11
n (move Add (to	(piece	15
n (move Adjacent	Step	13	Hop	5
n (move All	Step	6	Slide	3
n (move Diagonal	Step	7	Slide	4	Hop	2
n (move Forward	Step	4	Slide	3	Hop	1
n (move Forwards	Hop	1	Step	1
n (move Hop "ToEmpty"	(between	8
n (move Hop "define"	(between	8	"define"	1	All	1
n (move Hop $	(then	19	(to	6	"ToEmpty"	1	"ToEnemy"	1	"define"	1
n (move Hop (between	Adjacent	6	Orthogonal	6	#1	5	Diagonal	2	(directions	1	Forward	1	Forwards	1
n (move Hop (then	"ToEmpty"	7	"define"	7	(to	4	stack:	1
n (move Hop (to	(between	10
n (move Leap $	(to	5	"ToNotFriend"	1	#2	1	(then	1
n (move Leap (to	{	4	"KnightWalk"	1	#1	1	forward:	1
n (move Leap{ $	F	10	{	6
n (move Leap{ F	F	11	R	5	L	4
n (move Leap{ L	F	4
n (move Leap{ R	F	5
n (move Leap{ {	{	4
n (move Orthogonal	Slide	19	Step	12	Hop	6
n (move Remove $	"define"	3	(sites Occupied	3	(then	3	(forEach	2	(from	2	(intersection	2
n (move Remove (then	(forEach	2	(sites Occupied	1
n (move Select $	(then	13
n (move Select (then	(from	12	(to	1
n (move Slide "ToEnemy"	All	2	Orthogonal	2	#1	1	Diagonal	1
n (move Slide $	(then	13	"ToEnemy"	6	(to	6	Orthogonal	4	Diagonal	3	(between	2	"define"	1	#2	1	#3	1	(directions	1	All	1
n (move Slide (between	Forward	3	"name"	1	(directions	1	Orthogonal	1
n (move Slide (then	Orthogonal	6	(to	4	(between	2
n (move Slide (to	Orthogonal	5	#1	3	(between	2	#2	1	(directions	1
n (move Step "ToEmpty"	Orthogonal	3	"define"	1	Diagonal	1
n (move Step "ToNotFriend"	All	3	Diagonal	2	(directions	1
n (move Step "define"	Adjacent	7	"define"	3	(directions	3	(to	3	Diagonal	1
n (move Step $	(to	33	(then	20	"define"	12	"ToNotFriend"	6	"ToEmpty"	3	#2	1	#3	1	stack:	1
n (move Step (then	(to	14	"define"	3	"ToEmpty"	2	stack:	1
n (move Step (to	#1	9	Orthogonal	9	Adjacent	6	(directions	5	Forward	4	All	3	Diagonal	3	#2	2	Forwards	1
n (move Step stack:	"define"	2
n (move copy:	(to	2
n (move {	Leap	6	Vote	1
n (nextPhase "name"	"HandEmpty"	2	(=	2	(>	1	(all Sites	1
n (nextPhase $	"name"	6
n (no Moves $	Next	85	P2	2	Player	1
n (no Neutral	Pieces	3
n (no Next	Moves	85	Pieces	7
n (no P2	Moves	2
n (no Pieces $	Next	6	Neutral	3	"name"	1	P1	1
n (not $	"define"	31	"IsInCheck"	12	(is In	9	(is Prev	7	(and	4	(is Visited	4	(is Friend	3	(is Line	3	"IsFriendAt"	1	(is Empty	1	(is Enemy	1
n (option $	{	92
n (option <tag>	"name"	90	"define"	2
n (option args:	<tag>	92
n (option {	args:	92
n (optionargs: {	{	92
n (option{ $	(item	92	<tag>	92
n (option{ (item	(item	131
n (option{ <tag>	<tag>	47
n (or "HopCapture"	"StepToEmpty"	4	"define"	1
n (or "StepToEnemy"	"StepToEmpty"	2	"define"	1
n (or "define"	"define"	15	(move Step	6	"StepToEmpty"	4	(move Slide	2	(is Empty	1	(is Friend	1	(not	1
n (or $	"define"	30	(=	16	{	15	(forEach Piece	12	(move Pass	11	(move Hop	7	"HopCapture"	5	(>=	5	(and	5	"StepToEnemy"	3	(move Step	3	(!=	2	(>	2	(bet	2	(if	2	(is Enemy	2	(is Occupied	2	(move Slide	2	(no Moves	2	(not	2	(<	1	(all Passed	1	(forEach Site	1	(is Empty	1	(is In	1	(move Propose	1	(move Remove	1
n (or (!=	(=	1	(not	1
n (or (=	(not	7	"NewTurn"	5	(=	4
n (or (>	(!=	1	(=	1
n (or (>=	(no Moves	4	(is Line	1
n (or (and	(=	3	(is Friend	2
n (or (bet	(bet	2
n (or (forEach Piece	(forEach Piece	12
n (or (if	"define"	2
n (or (is Enemy	"define"	1	(is Empty	1
n (or (is Occupied	(is In	2
n (or (move Hop	(move Step	5	"StepToEmpty"	1	(move Slide	1
n (or (move Pass	"define"	5	(move Hop	2	(do	1	(forEach Piece	1	(if	1	(move	1
n (or (move Slide	(move Step	2
n (or (move Step	(move Step	3
n (or (no Moves	(>=	2
n (or (not	(=	2
n (origin $	"name"	166
n (or{ "define"	"define"	23	(move Step	2	(do	1	(forEach Piece	1
n (or{ $	"define"	8	(and	4	(forEach Piece	1	(if	1	(is Loop	1
n (or{ (and	(and	6	(=	1	(>	1	(is In	1
n (or{ (forEach Piece	(forEach Piece	7
n (ownRegionsCount $	weight:	7
n (ownRegionsCountweight: $	-0.011	1	-0.11	1	-0.12	1	-0.14	1	0.019	1	0.025	1	0.05	1
n (pair #2	(id	6
n (pair $	1	138	#2	6	3	3	5	3	(id	2	-1	2	0	2	13	2	9	2	-0.033	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	0.13	1	0.14	1	0.2	1	0.25	1	0.51	1	0.55	1	0.6	1	0.74	1	0.89	1	0.95	1	18	1	19	1	21	1	23	1	25	1	29	1	32	1	37	1	4	1	40	1	52	1	53	1	6	1	63	1	66	1	68	1	74	1	77	1	80	1	98	1
n (pair (id	(id	2
n (pair -1	"name"	2
n (pair 0	P2	2
n (pair 1	"name"	138
n (pair 13	P1	2
n (pair 3	"name"	3
n (pair 5	"name"	2	0	1
n (pair 9	"name"	2
n (path $	colour:	10
n (path colour:	to:	10
n (path to:	from:	10
n (pathExtent $	(mover	1	(next	1
n (pathcolour: $	1	8	2	2
n (pathfrom: to:	0	5	1	3	2	2
n (pathto: colour:	3	5	2	3	1	2
n (payoff $	(toFloat	4
n (payoff (toFloat	P1	2	P2	2
n (payoffs $	{	2
n (payoffs{ $	(payoff	2
n (payoffs{ (payoff	(payoff	2
n (phase $	(nextPhase	6	(end	5	(play	1
n (phase (end	(play	5
n (phase (nextPhase	(play	6
n (phase (play	"name"	12
n (piece "LeapCapture"	Each	2
n (piece "StepToEmpty"	P1	2	P2	1
n (piece "define"	Each	31	P1	8	P2	7
n (piece $	Each	67	"define"	47	(or	33	(move Step	31	P1	24	"name"	22	Neutral	20	(move Slide	15	Shared	13	(if	7	(id	6	(mover	5	(move Leap	4	"StepToEmpty"	3	#1	3	"LeapCapture"	2	(move Hop	2	P2	2	{	1
n (piece (if	Each	5	P1	2
n (piece (move Hop	P1	2
n (piece (move Leap	Each	4
n (piece (move Slide	Each	7	P2	7	P1	1
n (piece (move Step	Each	20	P2	6	P1	5
n (piece (or	Each	26	P2	4	P1	3
n (piece Colour "name"	P1	3
n (piece Colour $	fillColour:	19
n (piece Colour fillColour:	Shared	9	Neutral	7	"name"	3
n (piece ColourfillColour: $	(colour	19
n (piece Each	"name"	162
n (piece Neutral	"name"	20	Colour	7
n (piece P1	"name"	47	Colour	3
n (piece P2	"name"	27
n (piece Rename "name"	piece:	11
n (piece Rename $	"name"	11
n (piece Renamepiece: "name"	"name"	11
n (piece Shared	"name"	13	Colour	9
n (piece piece:	Rename	11
n (place "BottomRows"	"name"	2
n (place "TopRows"	"name"	2
n (place "define"	"name"	5
n (place "name"	"name"	20	Stack	2
n (place $	{	75	(sites	60	coord:	44	count:	30	(sites Row	25	(handSite	11	(union	11	0	9	(intersection	8	(sites Board	6	"define"	5	(difference	5	(expand	4	(sites Phase	4	10	4	2	4	4	4	9	4	state:	4	(centrePoint	3	1	3	18	3	3	3	"BottomRows"	2	"TopRows"	2	(sites Bottom	2	(sites Top	2	12	2	14	2	20	2	24	2	26	2	27	2	28	2	6	2	8	2	"name"	1	(sites Corners	1	11	1	13	1	15	1	16	1	17	1	21	1	22	1	23	1	25	1	29	1	30	1	34	1	37	1	43	1	5	1	64	1	7	1	70	1
n (place (centrePoint	"name"	3
n (place (difference	"name"	5
n (place (expand	"name"	4
n (place (handSite	"name"	13
n (place (intersection	"name"	8
n (place (sites	"name"	60	Random	1
n (place (sites Board	"name"	6
n (place (sites Bottom	"name"	2
n (place (sites Phase	"name"	4
n (place (sites Row	"name"	25
n (place (sites Top	"name"	2
n (place (union	"name"	11
n (place 0	"name"	10
n (place 1	"name"	3
n (place 10	"name"	4
n (place 12	"name"	3
n (place 13	"name"	2
n (place 14	"name"	2
n (place 17	"name"	2
n (place 18	"name"	3
n (place 2	"name"	4
n (place 20	"name"	3
n (place 24	"name"	2
n (place 25	"name"	2
n (place 26	"name"	2
n (place 27	"name"	2
n (place 28	"name"	2
n (place 3	"name"	3
n (place 4	"name"	5
n (place 6	"name"	2
n (place 7	"name"	2
n (place 8	"name"	2
n (place 9	"name"	4
n (place Random $	count:	2
n (place Random count:	{	2
n (place Randomcount: $	#3	1	2	1
n (place Random{ "name"	"name"	7
n (place Random{ $	"name"	1	#2	1
n (place Stack $	0	4	count:	2
n (place Stack (sites	"name"	2
n (place Stack 0	items:	4
n (place Stack count:	(sites	2
n (place Stackcount: $	1	2
n (place Stackitems: 0	{	4
n (place Stack{ "name"	"name"	3
n (place Stack{ $	"name"	2	<tag>	2
n (place coord:	"name"	47
n (place count:	"name"	19	(handSite	2	#1	1	0	1	12	1	13	1	17	1	20	1	25	1	4	1	7	1
n (place items:	Stack	4
n (place state:	coord:	3	{	1
n (place {	"name"	76	Random	1
n (placecoord: $	"name"	44
n (placecoord: state:	"name"	3
n (placecount: $	3	6	5	5	2	3	<tag>	3	1	2	12	2	4	2	6	2	7	2	#2	1	20	1	9	1
n (placestate: $	1	2	4	1	6	1
n (place{ "name"	"name"	132
n (place{ $	"name"	72	<tag>	4
n (play $	(forEach Piece	41	(do	26	(if	26	(move Add	22	(satisfy	13	(or	8	(priority	8	(move	7	(move Select	7	"define"	4	(forEach Site	2	(move PlayCard	2	"RollMove"	1	(move Remove	1	(move Slide	1
n (player $	N	28	S	27	#1	2	E	2	NE	2	SW	2	NW	1	SE	1	W	1
n (player Colour $	(colour	151
n (player Colour (colour	P1	75	P2	67	P3	4	P4	3	P5	1	P6	1
n (player P1	Colour	75
n (player P2	Colour	67
n (player P3	Colour	4
n (player P4	Colour	3
n (playerRegionsProximity $	pieceWeights:	28
n (playerRegionsProximity pieceWeights:	player:	28
n (playerRegionsProximity player:	weight:	28
n (playerRegionsProximitypieceWeights: $	{	28
n (playerRegionsProximityplayer: pieceWeights:	1	14	2	14
n (playerRegionsProximityweight: player:	-0.042	2	-0.046	2	-0.081	2	0.016	2	0.02	2	0.041	2	0.046	2	0.054	2	0.055	2	0.065	2	0.08	2	0.13	2	0.17	2	0.3	2
n (playerRegionsProximity{ $	(pair	28
n (playerRegionsProximity{ (pair	(pair	84
n (playerSiteMapCount $	weight:	2
n (playerSiteMapCountweight: $	-0.1	1	0.053	1
n (players $	2	104	{	30	1	22	<tag>	7	3	2	4	1
n (players{ $	(player	29	<tag>	1
n (players{ (player	(player	29
n (priority $	(or	6	(move Remove	3	(forEach Piece	2	"define"	1	{	1
n (priority (forEach Piece	(forEach Piece	2
n (priority (move Remove	(move Remove	3
n (priority (or	(or	3	(max Moves	2	"define"	1
n (promote $	Mover	12	(piece	1
n (promote (piece	(last To	12	(between	1
n (promote Mover	(piece	12
n (range $	<tag>	5	4	3	9	3	1	2	3	2	(min	1	5	1	6	1
n (range 1	0	2
n (range 3	1	2
n (range 4	1	3
n (range 9	1	3
n (range <tag>	1	5
n (rectangle $	<tag>	11	2	5	4	3	6	3	3	2	5	2	8	2	9	2	"define"	1	(*	1	10	1	13	1	21	1	diagonals:	1
n (rectangle 2	1	4	3	1
n (rectangle 3	1	2	3	1
n (rectangle 4	3	2	5	1
n (rectangle 5	6	1	7	1
n (rectangle 6	1	1	5	1	6	1
n (rectangle 8	1	1	8	1
n (rectangle 9	10	1	<tag>	1
n (rectangle <tag>	1	6	<tag>	5
n (region (sites	Colour	4
n (region (sites Side	Colour	4
n (region Colour $	(colour	16
n (region Colour (colour	(sites	4	(sites Side	4	regionSiteType:	4	{	4
n (region Colour regionSiteType:	{	4
n (region Colour {	Edge	4
n (region ColourregionSiteType: (colour	Cell	4
n (region Colour{ $	11	1	12	1	15	1	24	1	26	1	40	1	5	1	9	1
n (region Colour{ 8	4	1	64	1
n (region Colour{ 9	8	2
n (region Edge	Colour	4
n (region {	Colour	4
n (regions "define"	"name"	2
n (regions $	(sites	47	(sites Top	24	(sites Bottom	23	(sites Row	14	{	11	(expand	8	"define"	2	(forEach	2	(sites Outer	1	(sites Right	1	(union	1	AllSites	1	HintRegions	1
n (regions (expand	P1	4	P2	4
n (regions (forEach	P1	1	P2	1
n (regions (sites	P1	15	P2	15	"name"	8	P3	4	P4	3	P5	1	P6	1
n (regions (sites Bottom	P2	19	P1	4
n (regions (sites Row	P1	7	P2	7
n (regions (sites Top	P1	20	P2	4
n (regions P1	"name"	34
n (regions P2	"name"	35
n (regions P3	"name"	4
n (regions P4	"name"	3
n (regions {	P1	1	P2	1
n (regions{ $	Columns	6	SubGrids	2	(sites Right	1	(sites Top	1	Diagonals	1
n (regions{ Columns	Rows	9
n (regions{ SubGrids	Columns	2
n (regular $	8	1	<tag>	1
n (remove $	(between	21	(to	17	(then	12	(ahead	3	(last To	3	"define"	2	(forEach	2	(last From	2	at:	2	(site	1	0	1	1	1	cells:	1	count:	1
n (remove (then	(to	10	(between	2
n (remove at:	(between	2
n (removeat: $	EndOfTurn	2
n (result $	Win	145	Draw	84	Loss	67	<tag>	5
n (result <tag>	Mover	5
n (result Draw	All	84
n (result Loss	Next	52	P1	9	Mover	5	Player	1
n (result Win	Mover	72	P1	45	P2	20	Next	7	TeamMover	1
n (rotate $	(wedge	2
n (rotate (wedge	180	2
n (row $	of:	12
n (rowof: $	(from	4	(site	4	(to	3	(last To	1
n (rules $	"name"	166	(end	158	phases:	5
n (rules (end	(play	157	phases:	1
n (rules (play	(start	122	(meta	4	<tag>	1
n (rules phases:	(start	4	(meta	1
n (rulesphases: $	{	5
n (rules{ $	(phase	6
n (rules{ (phase	(phase	6
n (satisfy $	{	9	(all Different	4
n (satisfy{ "define"	"define"	9	(is Sum	1
n (satisfy{ $	(forAll	3	(is Sum	3	"define"	2	(all Different	1
n (satisfy{ (all Different	(all Different	4
n (satisfy{ (forAll	(all Different	2	(forAll	1
n (satisfy{ (is Sum	(is Sum	9	(all Different	3
n (score "define"	P1	3	P2	2
n (score $	(+	7	(count Pieces	7	"define"	5	Mover	4	P1	3	P2	3	weight:	3	(card Rank	2	#1	1
n (score (+	P2	4	P1	3
n (score (card Rank	P1	1	P2	1
n (score (count Pieces	P1	3	P2	3	#1	1
n (scoreweight: $	0.042	1	0.3	1	0.76	1
n (seq $	{	8
n (seq{ "define"	(set Hidden	1	(set Var	1
n (seq{ $	(moveAgain	2	(set Var	2	(if	1	(remove	1	(set NextPlayer	1	(while	1
n (seq{ (if	"define"	1	(add	1
n (seq{ (moveAgain	(addScore	1	(set Var	1
n (seq{ (remove	(remove	2	(if	1
n (seq{ (set Hidden	(remove	1	(set Var	1
n (seq{ (set Var	(set Var	2	"define"	1	(if	1
n (set "name"	Var	7
n (set $	Counter	24	{	5
n (set 2	Count	1	Team	1
n (set 4	Count	2
n (set <tag>	Count	2
n (set Count $	to:	6
n (set Count to:	4	2	<tag>	2	2	1	5	1
n (set Countto: $	(sites Board	4	(sites	2
n (set Each	Score	2
n (set Hidden $	to:	9
n (set Hidden (sites	What	2
n (set Hidden False	at:	4
n (set Hidden True	"define"	1	at:	1
n (set Hidden at:	What	5
n (set Hidden to:	False	4	(sites	2	True	2	(sites Board	1
n (set Hiddenat: False	(last To	3	"define"	1
n (set Hiddento: $	All	5	Mover	1	Next	1	P1	1	P2	1
n (set Score $	0	2
n (set Score 0	Each	2
n (set State $	0	2
n (set State 0	at:	2
n (set Stateat: 0	(+	1	(last To	1
n (set Team $	{	2
n (set Team {	1	1	2	1
n (set Team{ $	P3	1	P4	1
n (set Var "define"	"name"	3
n (set Var $	"define"	3	(last To	2	(if	1	-1	1
n (set Var (last To	"name"	2
n (set What	Hidden	9
n (set at:	State	2
n (set{ $	<tag>	3	{	2	1	1	2	1	3	1	5	1
n (set{ {	{	2
n (shift $	(rectangle	3	(rotate	2
n (shift (rectangle	1	2	0	1
n (shift (rotate	2	1	3	1
n (shift 1	4	2
n (show "name"	Symbol	4	Check	1
n (show Symbol "name"	"name"	3
n (show Symbol $	fillColour:	2	scale:	2
n (show Symbol fillColour:	"name"	2
n (show Symbol scale:	"name"	1	(sites Corners	1
n (show SymbolfillColour: $	(colour	2
n (show Symbolscale: $	0.8	2
n (sidesProximity $	weight:	13	pieceWeights:	7
n (sidesProximity pieceWeights:	weight:	7
n (sidesProximitypieceWeights: $	{	7
n (sidesProximityweight: $	-0.02	1	-0.045	1	-0.05	1	-0.053	1	-0.11	1	-0.18	1	-0.3	1	0.015	1	0.03	1	0.039	1	0.049	1	0.054	1	0.11	1
n (sidesProximityweight: pieceWeights:	-0.042	1	-0.05	1	0.029	1	0.053	1	0.061	1	0.22	1	0.39	1
n (sidesProximity{ $	(pair	7
n (sites "define"	Around	2
n (sites "name"	Mover	26	#1	10	P2	7	P1	6	Next	2	P3	1	P4	1
n (sites #1	Around	1	Mover	1	Side	1
n (sites $	{	119	"name"	83	Empty	54	Top	44	Bottom	40	Board	23	Mover	19	Corners	8	Right	4	#1	3	Left	3	Outer	3	ToClear	2	Hint	1	LineOfPlay	1	Pending	1	Playable	1
n (sites (column	Column	2
n (sites (from	Around	2
n (sites (last To	Around	2
n (sites (to	Around	2
n (sites 0	Phase	10	Row	3	Column	1	Layer	1
n (sites 1	Row	17	Phase	2	Column	1
n (sites 2	Row	6	Column	1
n (sites 3	Row	3	Column	1
n (sites 4	Row	2
n (sites 5	Row	4
n (sites 6	Row	15
n (sites Around $	Orthogonal	9	Adjacent	1
n (sites Around Enemy	(from	1	(to	1
n (sites Around Orthogonal	"define"	2	(last To	2	Enemy	2	#2	1	(where	1	NotEmpty	1
n (sites Column $	(column	2	0	1	1	1	2	1	3	1
n (sites Direction $	All	1	distance:	1	included:	1
n (sites Direction (directions	from:	2
n (sites Directionfrom: (directions	(from	1	(last To	1
n (sites Edge	Empty	2	Incident	1
n (sites Empty $	Edge	2
n (sites Hand $	Shared	3	Mover	1	P2	1
n (sites Incident $	at:	2
n (sites Incident at:	of:	2
n (sites Incident of:	Cell	1	Edge	1
n (sites Incidentat: $	#1	1	(last To	1
n (sites Incidentof: at:	Cell	1	Edge	1
n (sites Occupied $	by:	23	container:	10	component:	4
n (sites Occupied component:	by:	3	container:	1
n (sites Occupied container:	by:	11
n (sites Occupiedby: $	Neutral	9	Mover	8	P1	4	All	1	Enemy	1
n (sites Occupiedby: component:	P1	3
n (sites Occupiedby: container:	Next	5	Mover	4	Shared	2
n (sites Occupiedcomponent: $	"name"	4
n (sites Occupiedcontainer: $	"name"	9	(mover	1
n (sites Phase $	0	10	1	2
n (sites Row $	1	17	6	15	2	6	5	4	0	3	3	3	4	2	(row	1	7	1	8	1
n (sites Shared	Hand	3
n (sites Side $	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
n (sites by:	Occupied	37
n (sites from:	Direction	3
n (sites{ "name"	"name"	20
n (sites{ #2	#1	2
n (sites{ $	<tag>	20	32	8	2	6	"name"	4	29	4	7..12	4	1..6	3	11	3	15..24	3	36	3	5	3	(handSite	2	0..10	2	0..9	2	1..12	2	14	2	14..24	2	16	2	24	2	3	2	46	2	6	2	7	2	8	2	#2	1	#3	1	(+	1	(-	1	(from	1	(last To	1	0	1	0..3	1	1	1	1..9	1	10..18	1	111..120	1	12	1	15	1	19	1	19..24	1	20..25	1	25..30	1	27	1	28	1	31	1	31..36	1	31..42	1	4	1	4..7	1	43..48	1	45	1	55	1	65	1	74	1	9	1	90	1
n (sites{ (-	(-	2
n (sites{ 1	0	7
n (sites{ 10	3	1	4	1
n (sites{ 11	10	2	4	2	7	1
n (sites{ 13	0..9	1	10	1	11	1
n (sites{ 14	13	3	9	3	10	2
n (sites{ 15..24	11	1	14	1
n (sites{ 16	14	1	8	1
n (sites{ 17	16	3
n (sites{ 18	17	3	14	2
n (sites{ 2	1	3	0	2
n (sites{ 21	10	1	20	1
n (sites{ 22	21	2	20	1
n (sites{ 23	18	3	17	1	21	1
n (sites{ 24	31	2	22	1
n (sites{ 25	23	3
n (sites{ 26	22	2	24	1
n (sites{ 27	18	2	23	2	26	2	25	1	33	1
n (sites{ 28	27	6	26	1
n (sites{ 29	27	2	28	2	34	2
n (sites{ 3	0	2	1	2	2	1
n (sites{ 30	29	2	25	1
n (sites{ 31	30	5	25	1
n (sites{ 32	31	3	27	2	2	1
n (sites{ 34	35	2	28	1
n (sites{ 35	28	3	23..25	1
n (sites{ 36	35	4
n (sites{ 38	27	1	34	1
n (sites{ 4	3	2	5	2	2	1	9	1
n (sites{ 44	32..34	1	38	1
n (sites{ 45	44	2	38	1
n (sites{ 46	36	1	45	1
n (sites{ 5	2	1	3	1	4	1
n (sites{ 6	1	2	3	1	5	1
n (sites{ 7	6	2	0	1	3	1
n (sites{ 8	4	2	6	2
n (sites{ 9	5	2	0	1	0..5	1	7	1	8	1
n (sow $	apply:	3	backtracking:	2	origin:	1
n (sow apply:	if:	5
n (sow backtracking:	apply:	1	includeSelf:	1
n (sow if:	owner:	2
n (sow owner:	"name"	2
n (sowapply: $	(if	2	(and	1
n (sowbacktracking: $	True	2
n (sowif: apply:	(or	2	"define"	1	(=	1	(and	1
n (sowowner: if:	(mover	2
n (square $	<tag>	33	8	18	4	9	5	5	9	5	3	4	6	4	10	2	7	2	11	1	diagonals:	1	pyramidal:	1
n (start $	{	85	(place	23	(set Count	6	(set	5	(deal Cards	2	(place Stack	2	(set Score	2	(deal Dominoes	1
n (start{ "define"	"define"	7	(place	5
n (start{ $	(place	70	<tag>	6	"define"	5	(set Hidden	2	(place Stack	1	(set Team	1
n (start{ (place	(place	219	"define"	1
n (start{ (set Hidden	"define"	1	(place Random	1	(set Hidden	1
n (subgame $	result:	5
n (subgame result:	"name"	5
n (subgameresult: $	1	5
n (then $	(if	29	"define"	22	(and	17	(set Counter	10	"PromoteIfReach"	6	(moveAgain	6	(sow	6	"ReplayIfCanMove"	4	(add	4	(remove	4	"CustodialCapture"	3	(seq	3	(addScore	2	(custodial	2	(enclose	2	(set Hidden	2	#2	1	(promote	1	(set State	1	(trigger	1
n (tile "define"	Shared	4	Each	1
n (tile $	numSides:	9	{	5
n (tile Shared	"name"	8
n (tile numSides:	"define"	5	"name"	5	{	4
n (tile {	numSides:	5	Shared	4
n (tilenumSides: $	4	9
n (tilenumSides: {	4	5
n (tile{ $	(path	5	F	4
n (tile{ (path	(path	5
n (tile{ F	F	6	R	5	L	1
n (tile{ R	F	5
n (to "define"	if:	8	"define"	1	(trackSite Move	1	Cell	1
n (to #3	if:	2
n (to #4	if:	2
n (to $	if:	74	(sites Empty	41	(apply	31	"define"	23	(handSite	6	(+	3	(last To	3	#3	2	#4	2	(ahead	2	(last From	2	(site	2	(difference	1	(from	1	(intersection	1	(mapEntry	1	(min	1	(sites Around	1	(sites Board	1	(sites LineOfPlay	1	(to	1	(trackSite Move	1	(union	1
n (to (apply	if:	28
n (to (sites Empty	Edge	2
n (to if:	(sites Empty	5	"define"	2	(trackSite Move	2	(rotations	1	(sites Board	1
n (toFloat $	"define"	2	(if	2
n (toif: "define"	(and	4	(not	4
n (toif: #3	(and	2
n (toif: #4	(and	2
n (toif: $	(is Empty	46	"define"	11	(and	7	(or	5	(is Friend	2	#2	1	(is Flat	1	(is In	1
n (toif: (apply	"define"	11	(and	6	(not	5	(is Enemy	4	(is Empty	1	(or	1
n (topLevel $	at:	2
n (topLevelat: $	#1	1	(last To	1
n (track $	directed:	12	loop:	4	P1	2	P2	2
n (track P1	{	4	loop:	2
n (track P2	{	4	loop:	2
n (track directed:	P1	4	P2	4	{	2	P3	1	P4	1
n (track loop:	{	8
n (track {	"name"	20
n (trackSite Move "name"	from:	3
n (trackSite Move $	steps:	11
n (trackSite Move steps:	from:	6	"name"	3
n (trackSite Movefrom: "name"	(to	3
n (trackSite Movefrom: steps:	(site	3	(from	2	(handSite	1
n (trackSite Mover	EndSite	1	FirstSite	1
n (trackSite Movesteps: $	1	4	(count Pips	3	"define"	2	(mapEntry	1	(pips	1
n (trackSite from:	Move	9
n (trackSite steps:	Move	2
n (trackdirected: $	True	12
n (trackloop: $	True	4
n (trackloop: P1	True	2
n (trackloop: P2	True	2
n (track{ $	End	3	1..6	2	12..7	2	21	2	23	2	11..6	1	13..7	1	18..24	1	32..26	1	40	1	6..11	1	9	1	99..90	1	<tag>	1
n (track{ 0	12..7	2
n (track{ 1..6	0	2
n (track{ 10	17..12	3	16..12	1
n (track{ 12..7	13	2	6	1
n (track{ 12..9	22	2
n (track{ 13	1..6	2	4..8	2
n (track{ 13..19	4..8	2
n (track{ 15	13	2
n (track{ 17..12	32	3
n (track{ 18	6..0	3	15	2
n (track{ 19..10	0..9	1	20..29	1
n (track{ 21	13..19	1	14	1
n (track{ 23	13..19	1	16	1
n (track{ 3..0	20	2
n (track{ 32	42..47	3
n (track{ 33..38	18	3
n (track{ 4..8	12..9	2	3..0	2
n (track{ 42..47	50	4
n (track{ 48	33..38	3	34..38	1
n (track{ 50	68	4
n (track{ 53..51	56	3
n (track{ 54	53..51	3	81	1
n (track{ 56	59	4
n (track{ 57	54	4
n (track{ 59	62	4
n (track{ 6..0	63	4
n (track{ 60	57	4
n (track{ 62	65	4
n (track{ 63	60	4
n (track{ 65	10	4
n (track{ 66	48	4
n (track{ 68	71	4
n (track{ 69	66	4
n (track{ 71	74	4
n (track{ 72	69	4
n (track{ 74	77	4
n (track{ 75	72	4
n (track{ 77	78..80	3	83	1
n (track{ 78..80	75	3
n (track{ End	0..9	1	20..25	1	7..12	1
n (union $	(sites	8	(sites Row	4	(difference	2	"define"	1	(expand	1	(sites Around	1	(sites Bottom	1	(sites Right	1
n (union (difference	(sites Bottom	1	(sites Top	1
n (union (sites	(sites	4	(sites Occupied	2	(sites Corners	1	(sites Empty	1
n (union (sites Row	(sites Row	4
n (values $	(range	13
n (values (range	Cell	11	Vertex	2
n (var $	"name"	8
n (wedge $	3	3	4	3
n (what $	at:	11	level:	1
n (whatat: $	"define"	4	(to	3	#1	2	(between	2
n (where $	P2	11	P1	3	Mover	2	(id	1
n (where Mover	"name"	2
n (where P1	"name"	3
n (where P2	"name"	11
n (who $	at:	77
n (whoat: $	(to	37	(between	20	(site	4	#1	3	(ahead	2	(+	1	(last To	1	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1
p "AlquerqueBoard"	5	8	3	2	<tag>	2
p "BottomRows"	1	1	2	1	<tag>	1
p "CaptureAll"	Next	4
p "Checkmate"	"name"	8
p "ChessBishop"	"name"	5
p "ChessKing"	"name"	7
p "ChessKnight"	"name"	6
p "ChessPawn"	"name"	6	"define"	3	(if	3	(then	3	~	3
p "ChessQueen"	"name"	6
p "ChessRook"	"name"	7
p "CrossBoard"	3	1	7	1	diagonals:	1	use:	1
p "CrossBoard"diagonals:	Alternating	1
p "CrossBoard"use:	Vertex	1
p "CrossGraph"	3	4	7	3	15	1	diagonals:	1
p "CrossGraph"diagonals:	Alternating	1
p "CustodialCapture"	Orthogonal	4	(max	2
p "DrawIfNoMoves"	Next	7
p "HandEmpty"	P2	3	Next	1
p "HandOccupied"	Mover	8	P2	1
p "InterveneCapture"	Orthogonal	1
p "IsEndTrack"	(trackSite Move	1
p "IsEnemyAt"	(between	10	(to	3
p "IsFriendAt"	(between	1	(to	1
p "IsInCheck"	"name"	15	Mover	9	Next	2	P1	2	P2	2
p "LeapCapture"	"KnightWalk"	3
p "PromoteIfReach"	"name"	7	(sites	7
p "ReachWin"	(sites	1	Mover	1
p "ReplayIfCanMove"	(hop	4
p "RollMove"	(forEach Piece	1	(then	1
p "StarBoard"	5	1
p "StepToEmpty"	Forward	3	"define"	2
p "StepToEnemy"	(directions	4	"define"	2
p "StickDice"	4	1
p "TopRows"	1	1	2	1	<tag>	1
p "WinIf"	"define"	2	Mover	1	Next	1
p "define"	"name"	93	"define"	36	1	27	2	22	#1	21	P1	18	P2	18	True	17	Mover	16	3	15	(from	12	Next	12	4	11	Diagonal	11	{	11	#2	10	(to	9	0	9	Orthogonal	9	#3	8	8	8	All	8	5	7	Forward	7	(if	6	~	6	(not	5	Step	5	(directions	4	(then	4	6	4	Adjacent	4	E	4	(apply	3	7	3	Enemy	3	Leap	3	N	3	after:	3	before:	3	"KnightWalk"	2	(-	2	(between	2	(is Empty	2	(last To	2	(mover	2	(next	2	(site	2	(sites	2	Even	2	NE	2	NW	2	Odd	2	SE	2	SW	2	W	2	at:	2	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1	(+	1	(and	1	(column	1	(is In	1	(last From	1	(row	1	-1	1	-2	1	-4	1	<tag>	1	P3	1	P4	1	S	1	mover	1	next	1	replayDouble:	1
p "define"after:	8	2	10	1
p "define"at:	(+	1	(from	1
p "define"before:	8	2	10	1
p "define"replayDouble:	True	1
p "define"{	F	48	R	10	L	9	{	5
p (!=	"define"	6	(ahead	4	(site	4	(between	2	(from	2	(pips	2	(row	2	(to	2	0	2	(centrePoint	1	(id	1	(last To	1	(mapEntry	1	(var	1	(what	1	1	1	2	1
p (%	"define"	1	(+	1	2	1	3	1
p (*	2	4	"define"	2	(-	2	9	2	<tag>	2	(%	1	(/	1
p (+	"define"	8	(from	8	(amount	5	(count	5	(score	5	#1	4	#3	3	(if	3	(last From	3	1	3	#2	2	(*	2	(-	2	(count Pips	2	(to	2	3	2	6	2	<tag>	2	(card Rank	1	(count Pieces	1	(size Territory	1	2	1	8	1	{	1
p (+{	(*	1	(/	1	(from	1
p (-	1	7	(row	5	(amount	3	(column	3	(from	3	(mover	3	(to	3	"define"	2	(*	2	(matchScore	2	3	2	6	2	<tag>	2	#1	1	(count Pieces	1	(if	1	(next	1	2	1
p (/	(-	2	2	2
p (<	(count Pieces	10	<tag>	6	3	5	"define"	3	(column	3	9	2	#1	1	#2	1	(from	1	(to	1	1	1
p (<=	(count Pieces	9	1	5	(+	1	15	1	3	1	5	1	9	1	<tag>	1
p (=	"define"	31	1	18	(count	16	0	16	(from	15	(last To	13	(who	13	(mover	9	(count Pieces	8	(to	8	(what	7	2	7	3	7	(sites	6	(sites Occupied	6	(count Moves	5	(count Sites	5	(id	5	8	4	Off	4	(count Trials	3	(var	3	(where	3	-1	3	7	3	(count Pips	2	(handSite	2	(score	2	(site	2	24	2	4	2	<tag>	2	P1	2	#1	1	(*	1	(-	1	(abs	1	(between	1	(card Suit	1	(centrePoint	1	(column	1	(count Groups	1	(size Stack	1	(state	1	12	1	15	1	5	1	6	1	End	1
p (>	0	23	(count	11	"define"	9	(count Sites	5	(amount	2	(column	2	(count Liberties	2	(count Moves	2	(matchScore	2	1	2	(count Pieces	1	(count Pips	1	(score	1	30	1
p (>=	(count Turns	58	200	24	300	13	(counter	11	500	7	100	6	(column	5	(count Moves	5	<tag>	5	(matchScore	4	150	4	400	4	99	4	(score	3	120	3	"define"	2	(pathExtent	2	(row	2	2	2	49	2	8	2	#1	1	(count Pieces	1	(last To	1	(site	1	10	1	1000	1	119	1	139	1	19	1	25	1	29	1	79	1
p (abs	(-	1
p (add	(piece	9	(to	9	(regular	1	edges:	1	vertices:	1
p (addScore	Mover	10	1	7	(count	2	(count Sites	1	(player	1	2	1
p (addedges:	{	1
p (addvertices:	{	1
p (add{	{	9	8	8	0	3	1	1	2	1	3	1	4	1	5	1	6	1	7	1
p (ahead	(site	9	E	7	"define"	6	#1	6	(last To	6	Backward	2	S	2	(from	1	(to	1	N	1	W	1
p (ai	(heuristics	20	(bestAgent	4
p (all	Different	15	Sites	12	Passed	3
p (all Different	(sites	5	(sites Board	1	Vertex	1
p (all Sites	if:	12	"define"	2	(sites	2	(sites Hand	2	(sites Occupied	2	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1
p (all Sitesif:	(is Empty	3	(=	2	(is Occupied	2	(or	2	(>=	1	(is In	1	(not	1
p (amount	P1	4	P2	4	#1	2	#2	1	Mover	1
p (and	"define"	31	(=	31	(not	21	(or	13	(set Counter	12	(is In	11	{	11	(!=	10	(is Mover	10	(remove	9	(is Empty	7	(is Occupied	7	(no Moves	7	(is Enemy	6	(addScore	5	#2	4	(>	4	(if	4	#3	3	(>=	3	(all Sites	3	(fromTo	3	"HandEmpty"	2	"IsInCheck"	2	(<	2	(and	2	(is	2	(is Connected	2	(promote	2	"CustodialCapture"	1	"HandOccupied"	1	"InterveneCapture"	1	"IsEnemyAt"	1	(add	1	(is Even	1	(moveAgain	1	(set Hidden	1	(set Pending	1	(was Pass	1
p (and{	"define"	7	(is Empty	4	(not	4	#2	3	(=	3	(<	2	(>	2	#1	1	(<=	1	(add	1	(addScore	1	(all Sites	1	(fromTo	1	(is Friend	1	(moveAgain	1	(or	1	(remove	1
p (apply	(remove	43	if:	15	(fromTo	5	(if	5	"define"	4	(directional	2	(promote	1
p (applyif:	(is Enemy	4	(not	4	"IsEnemyAt"	2	"define"	2	#2	1	(is	1	False	1
p (bestAgent	"name"	4
p (bet	(range	5	P1	2	P2	2	(then	1	Mover	1
p (between	if:	56	(apply	26	(exact	9	#2	6	#1	3	#3	2	after:	2	before:	2
p (betweenafter:	8	1	9	1
p (betweenbefore:	8	1	9	1
p (betweenif:	"define"	24	(is Occupied	11	"IsEnemyAt"	10	(is Enemy	6	(and	3	"IsFriendAt"	1	(not	1
p (board	(square	81	Colour	46	Style	46	use:	34	(rectangle	31	(values	13	(graph	5	(hex	5	(merge	4	{	4	"CrossGraph"	2	(concentric	2	(layers	2	(track	2	(wedge	2	<tag>	2	"define"	1	(add	1	(remove	1	(tri	1	StyleThickness	1
p (board Colour	(colour	46	InnerEdges	19	Phase0	18	Phase1	8	OuterEdges	1
p (board Style	Chess	25	Go	5	Tafl	4	Puzzle	3	Backgammon	1	Connect4	1	Kakuro	1	Lasca	1	Shogi	1	SnakesAndLadders	1	Sudoku	1	Surakarta	1	Xiangqi	1
p (board StyleThickness	2.0	1	InnerEdges	1
p (boardless	Square	2	61	1
p (boarduse:	Vertex	32	Edge	2
p (board{	(track	10
p (byScore	{	11
p (byScore{	(score	20	"define"	2
p (can	Move	20
p (can Move	"define"	11	(hop	8	(step	1
p (card	Rank	3	Suit	1
p (card Rank	at:	3
p (card Rankat:	#1	1	0	1	1	1
p (card Suit	at:	1
p (card Suitat:	#1	1
p (centreProximity	weight:	17	pieceWeights:	3
p (centreProximitypieceWeights:	{	3
p (centreProximityweight:	0.05	3	0.01	2	-0.015	1	-0.12	1	-0.37	1	0.012	1	0.032	1	0.037	1	0.054	1	0.064	1	0.084	1	0.094	1	0.21	1	0.32	1
p (centreProximity{	(pair	3
p (colour	"name"	234
p (column	of:	18
p (columnof:	(site	7	(from	3	(last To	3	(to	3	"define"	1	(last From	1
p (complete	(regular	1
p (concentric	Square	2	rings:	2	joinCorners:	1
p (concentricjoinCorners:	True	1
p (concentricrings:	2	1	3	1
p (cornerProximity	weight:	13	pieceWeights:	3
p (cornerProximitypieceWeights:	{	3
p (cornerProximityweight:	-0.14	2	0.094	2	-0.016	1	-0.027	1	-0.067	1	-0.078	1	-0.34	1	0.03	1	0.039	1	0.046	1	0.071	1
p (cornerProximity{	(pair	3
p (count	Turns	58	Pieces	39	at:	35	Moves	14	Sites	12	Pips	10	in:	10	Cell	7	Trials	3	Liberties	2	Groups	1
p (count Groups	All	1	if:	1
p (count Groupsif:	(=	1
p (count Liberties	Orthogonal	2
p (count Pieces	Next	10	P1	10	P2	9	#1	4	Mover	3	Neutral	3
p (count Sites	in:	12
p (count Sitesin:	(intersection	6	"define"	3	(sites Around	3
p (countat:	(to	12	(from	6	(handSite	6	"define"	3	(mapEntry	2	(trackSite Move	2	#1	1	(last To	1	(site	1	(trackSite EndSite	1
p (countin:	"define"	5	(sites	5
p (custodial	(between	7	(to	7	Orthogonal	5	All	2	(from	1
p (deal	Cards	2	Dominoes	1
p (deal Cards	6	2
p (deal Dominoes	<tag>	1
p (deck	cardsBySuit:	2	suits:	2
p (deckcardsBySuit:	6	2
p (decksuits:	2	1	<tag>	1
p (define	"define"	325	(if	35	(place	26	(is Enemy	20	(or	15	(and	13	(then	12	(move Step	11	(to	11	(directions	9	(is In	9	(sites	9	(=	8	(forEach	8	(is Friend	8	(move Slide	8	(pair	8	(+	7	(is Empty	6	(mapEntry	6	(custodial	5	(hop	5	(is Line	5	(is Threatened	5	(move	5	(move Add	5	(move Hop	5	(move Leap	4	(-	3	(>	3	(apply	3	(count	3	(fromTo	3	(sites Occupied	3	(trackSite Move	3	{	3	(all Sites	2	(is Connected	2	(move Select	2	(seq	2	(var	2	(where	2	"LeapCapture"	1	"PromoteIfReach"	1	(%	1	(<	1	(all Different	1	(between	1	(centrePoint	1	(complete	1	(count Pieces	1	(count Sites	1	(difference	1	(forEach Die	1	(forEach Piece	1	(forEach Site	1	(is Loop	1	(is Path	1	(is Sum	1	(max	1	(not	1	(place Random	1	(score	1	(set Counter	1	(set Hidden	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	35	1	8	1
p (define{	F	6	(sites Side	2	{	2	#1	1	#2	1	L	1	R	1
p (description	"name"	166
p (dice	d:	7	num:	7	from:	2
p (diced:	6	5	2	2
p (dicefrom:	0	2
p (dicenum:	1	4	4	2	2	1
p (difference	(sites Board	3	(sites	2	(sites Corners	2	(sites Empty	2	(union	2	"define"	1	(centrePoint	1	(sites Bottom	1	(sites Left	1	(sites Outer	1	(sites Right	1	(sites Top	1
p (directional	"define"	4	(from	2
p (directions	{	28	from:	5	to:	5	Vertex	3	Cell	2
p (directionsfrom:	(last From	3	(from	1	(to	1
p (directionsto:	(last To	3	(from	1	(to	1
p (directions{	FL	21	FR	21	Forward	8	Leftward	6	Rightward	6	#1	2	#2	2	BL	2	BR	2	S	2	Backward	1	N	1	SW	1	W	1
p (do	ifAfterwards:	22	(forEach Piece	14	next:	7	(roll	6	"define"	3	(move	2	(move Add	2	(if	1	(move Select	1	(or	1
p (doifAfterwards:	(not	13	"define"	2	(>	2	(and	1	(can Move	1	(if	1	(is PipsMatch	1	(is SidesMatch	1
p (dominoes	upTo:	1
p (dominoesupTo:	6	1
p (donext:	(forEach Piece	3	(forEach Site	1	(if	1	(or	1	(priority	1
p (enclose	(between	2	(from	2	Orthogonal	2
p (end	{	110	(if	55	(forEach	1
p (end{	(if	261	"Checkmate"	8	"DrawIfNoMoves"	7	"CaptureAll"	4	"define"	4	"EscapeWin"	2	"WinIf"	2	"BlockWin"	1	"Line3Win"	1	"ReachWin"	1
p (equipment	{	163
p (equipment{	(piece	269	(board	140	(regions	125	(hand	28	(tile	14	(map	10	"ChessKing"	7	"ChessRook"	7	(dice	7	"AlquerqueBoard"	6	"ChessKnight"	6	"ChessPawn"	6	"ChessQueen"	6	(mancalaBoard	6	"ChessBishop"	5	(hints	3	(boardless	2	(deck	2	"AlquerqueBoardWithBottomAndTopTriangles"	1	"AlquerqueBoardWithBottomTriangle"	1	"AlquerqueBoardWithFourTriangles"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"StarBoard"	1	"StickDice"	1	"ThreeMensMorrisBoard"	1	(dominoes	1	(surakartaBoard	1	<tag>	1
p (exact	1	4	2	4	"define"	1	3	1
p (expand	(sites Bottom	10	steps:	10	(sites Top	9	Orthogonal	1	origin:	1
p (expandorigin:	"define"	1
p (expandsteps:	2	6	3	2	4	2
p (forAll	(is Count	2	Cell	2	Hint	2	(<	1	(is Sum	1
p (forEach	Piece	121	if:	19	Site	6	(sites Occupied	5	(sites Board	4	(sites Empty	4	"define"	3	(result	1	(sites Hand	1	(sites Incident	1	Die	1	NonMover	1	Value	1
p (forEach Die	#1	1	#2	1	(forEach Piece	1	if:	1
p (forEach Dieif:	(!=	1
p (forEach Piece	"name"	33	"define"	20	(move Step	14	(move Slide	7	(move	5	top:	4	(if	3	(or	3	#1	1	(move Hop	1	<tag>	1
p (forEach Piecetop:	True	4
p (forEach Site	(move	3	(union	3	(if	2	(sites Occupied	2	(forEach Value	1	(sites Empty	1
p (forEach Value	(move	1	max:	1	min:	1
p (forEach Valuemax:	(count	1
p (forEach Valuemin:	1	1
p (forEachif:	(and	7	(not	3	(>=	2	(or	2	"define"	1	(<	1	(=	1	(is Occupied	1	(no Moves	1
p (from	(last To	25	(handSite	17	(from	11	(to	7	if:	7	"define"	6	(sites Occupied	5	(site	4	(sites	3	#1	2	(forEach	2	(sites Hand	2	(where	2	level:	2	(+	1	(-	1	(between	1	(last From	1	(sites Around	1	(sites Board	1
p (fromTo	(from	13	(to	13	count:	4	(then	2
p (fromTocount:	(count	3	1	1
p (fromif:	(>	6	(!=	1
p (fromlevel:	(level	1	(topLevel	1
p (game	"name"	163	(equipment	163	(players	163	(rules	163	(mode	2
p (games	(subgame	2	{	1
p (games{	(subgame	3
p (graph	edges:	7	vertices:	7
p (graphedges:	{	7
p (graphics	{	166
p (graphics{	(player Colour	151	(board Colour	46	(board Style	46	(piece Colour	19	(region Colour	16	(piece Rename	11	(show Symbol	4	(board StyleThickness	1	(show Check	1	(show Edges	1
p (graphvertices:	{	7
p (graph{	{	142	0	44	2	42	1	35	3	28	4	23	5	23	6	16	8	15	7	13	9	11	-1.4	4	1.4	4	10	4	1.5	3	-2	2	-4	2	-8.1	2	3.1	2	-2.9	1	-4.8	1	-5.9	1	-9.5	1	0.5	1	0.6	1	2.4	1	2.9	1	4.8	1	5.9	1	9.5	1
p (hand	Each	24	size:	9	Shared	3	P1	1
p (handSite	Mover	28	Shared	13	1	7	0	3	2	2	Next	2	P1	2	#1	1	(mapEntry	1	(who	1	3	1	4	1	5	1	6	1	7	1	P2	1
p (handsize:	2	3	6	2	3	1	7	1	8	1	<tag>	1
p (heuristics	{	20
p (heuristics{	(playerRegionsProximity	28	(sidesProximity	20	(centreProximity	17	(material	15	(cornerProximity	13	(mobilitySimple	12	(ownRegionsCount	7	(lineCompletionHeuristic	3	(score	3	(playerSiteMapCount	2
p (hex	<tag>	4	4	1	Diamond	1	Star	1	Triangle	1
p (hint	{	26	13	2	15	2	5	2	6	2	17	1	19	1	24	1	3	1	30	1	34	1	7	1	8	1
p (hints	{	3
p (hints{	(hint	26
p (hint{	1	5	11	5	8	5	0	4	13	4	14	4	2	4	6	4	9	4	10	3	12	3	15	3	16	3	3	3	4	3	7	3	5	2	17	1	18	1	19	1	22	1
p (hop	(between	16	(from	16	"define"	10	"ToEmpty"	5	#1	5	Adjacent	4	(to	3	Diagonal	3	(directions	1	All	1
p (id	"name"	21	#1	14	P2	8	P1	6	Mover	5	#2	3	Neutral	2
p (if	(result	300	(>=	77	(no Moves	74	(=	47	"define"	46	(or	39	(and	36	(moveAgain	33	(is In	27	(forEach Piece	21	(can Move	19	(byScore	18	(is Line	18	(is Full	17	(move	17	(if	14	(is Solved	13	(move Hop	11	(no Pieces	11	(>	10	"SameTurn"	9	(<	9	(<=	9	(is Prev	9	(promote	9	"HandOccupied"	8	0	7	(is Mover	6	(remove	6	(all Sites	5	(move Add	5	(move Remove	5	(-	4	(ahead	4	(priority	4	1	4	"DoubleStepForwardToEmpty"	3	(+	3	(move Select	3	(move Slide	3	(not	3	(seq	3	(!=	2	(add	2	(all Passed	2	(count	2	(is Connected	2	(is Empty	2	(is Even	2	(is Odd	2	(is Pattern	2	(payoffs	2	(var	2	<tag>	2	"IsEndTrack"	1	"IsInCheck"	1	#3	1	#4	1	(addScore	1	(bet	1	(count Pips	1	(forEach Site	1	(fromTo	1	(is Decided	1	(is Enemy	1	(is Proposed	1	(is Target	1	(is Triggered	1	(is Within	1	(move Shoot	1	(move Vote	1	(roll	1	(set Counter	1	20	1	5	1
p (info	{	166
p (info{	(description	166	(origin	166	(rules	166
p (intersection	(sites Occupied	8	(sites Phase	8	(expand	6	(sites	2	(sites Around	2	(sites Direction	2	"BottomRows"	1	"TopRows"	1	"define"	1	(sites Column	1	(sites Empty	1	(union	1
p (is	Empty	76	In	64	Enemy	44	Line	27	Occupied	23	Friend	18	Full	18	Mover	16	Prev	16	Sum	15	Solved	13	Connected	6	Threatened	5	Visited	4	Even	3	Count	2	Loop	2	Odd	2	Pattern	2	#1	1	#2	1	#3	1	(column	1	(row	1	(who	1	Decided	1	Flat	1	Path	1	PipsMatch	1	Proposed	1	SidesMatch	1	Target	1	Triggered	1	Within	1
p (is Connected	"define"	2	3	2	2	1	Corners	1	Mover	1	Orthogonal	1	Sides	1	SidesNoCorners	1
p (is Count	1	2	of:	2	(sites Column	1	(sites Row	1
p (is Countof:	1	2
p (is Decided	"name"	1
p (is Empty	(to	64	(site	6	(ahead	2	(between	2	"define"	1	0	1	Cell	1	Edge	1
p (is Enemy	(who	44
p (is Even	(+	1	(count	1	(count Moves	1
p (is Flat	(to	1
p (is Friend	(who	18
p (is In	(sites	43	(to	23	(last To	16	(from	9	(where	9	"define"	7	(sites Top	5	(between	3	(site	2	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Layer	1	(sites Outer	1	(sites Pending	1	(sites Row	1
p (is Line	3	16	4	5	Orthogonal	5	All	4	5	3	through:	3	<tag>	2	#1	1	6	1	exact:	1	whats:	1
p (is Lineexact:	True	1
p (is Linethrough:	(site	3
p (is Linewhats:	{	1
p (is Line{	(id	2
p (is Loop	(#1	1	path:	1
p (is Looppath:	True	1
p (is Mover	P1	11	P2	5
p (is Occupied	(between	11	(ahead	3	(site	3	0	2	1	2	"define"	1	(-	1
p (is Odd	(+	1	(count Moves	1
p (is Path	Edge	1	Mover	1	closed:	1	length:	1
p (is Pathclosed:	True	1
p (is Pathlength:	(exact	1
p (is Pattern	{	2
p (is Pattern{	F	6	R	4
p (is Prev	Mover	16
p (is Proposed	"name"	1
p (is Sum	2	8	(sites	4	(sites Column	4	(sites Row	4	<tag>	3	Vertex	3	(hint	2	15	2	(sites Hint	1
p (is Target	{	1
p (is Target{	0	1	1	1	10	1	11	1	12	1	13	1	14	1	15	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1	9	1
p (is Threatened	(id	5	#2	1
p (is Triggered	"name"	1	Mover	1
p (is Visited	(to	4
p (is Within	(id	1	in:	1
p (is Withinin:	(sites	1
p (item	"name"	491	<	339	{	82	5	39	6	36	3	34	4	34	(place	32	7	24	8	24	2	22	9	16	10	14	(regions	11	0	9	1	9	13	8	19	8	"define"	7	(player	6	11	6	12	5	Loss	5	Win	5	14	4	15	4	16	4	20	4	14..20	3	18	3	24	3	27..32	3	"CrossGraph"	2	(graph	2	(place Stack	2	23	2	60	2	62	2	"StepToEmpty"	1	(meta	1	(move	1	0..17	1	0..2	1	0..3	1	0..5	1	0..9	1	11..6	1	15..24	1	17	1	21	1	22	1	25	1	26	1	27..44	1	33	1	35	1	40	1	45	1	46	1	47	1	53	1	54	1	55	1	56	1	6..8	1	61	1	63	1	7..4	1	Alternating	1	Enemy	1	Implied	1	Own	1	exact:	1
p (itemexact:	True	1
p (item{	1	21	6	12	3	11	4	11	9	11	2	10	7	9	5	8	8	6	0	5	12	4	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	79	2	11	1	14	1	16	1	17	1	18	1	20	1	21	1	22	1	24	1	26	1	29	1	30	1	33	1	34	1	36	1	38	1	42	1	44	1	46	1	47	1	50	1	51	1	54	1	56	1	58	1	59	1	60	1	62	1	63	1	64	1	69	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1
p (last	To	106	From	13
p (layers	(square	2	3	1	4	1
p (lineCompletionHeuristic	weight:	3
p (lineCompletionHeuristicweight:	0.14	1	0.41	1	0.88	1
p (mancalaBoard	2	6	(track	4	6	4	store:	4	{	2	7	1	<tag>	1
p (mancalaBoardstore:	None	4
p (mancalaBoard{	(track	4
p (map	"name"	10	{	10
p (mapEntry	"name"	10	#1	3	(what	3	(last To	2	Mover	2	"define"	1	(count Pips	1
p (map{	"define"	37	(pair	25
p (match	"name"	3	(end	3	(games	3	(players	3
p (matchScore	#1	2	#2	2	P1	2	P2	2
p (material	pieceWeights:	15	weight:	15
p (materialpieceWeights:	{	15
p (materialweight:	0.1	2	0.21	2	0.0042	1	0.022	1	0.074	1	0.15	1	0.17	1	0.18	1	0.19	1	0.2	1	0.24	1	0.26	1	0.85	1
p (material{	(pair	37
p (max	(amount	2	1	2	Moves	2
p (max Moves	(or	2
p (merge	(shift	3	(wedge	2	(rectangle	1	{	1
p (merge{	(shift	2	(rectangle	1
p (meta	(swap	4	(automove	1	(passEnd	1	{	1
p (metadata	(graphics	166	(info	166	(ai	20
p (meta{	(no Repeat	1
p (min	(+	3	<tag>	1
p (mobilitySimple	weight:	12
p (mobilitySimpleweight:	0.002	3	0.0006	1	0.0015	1	0.0017	1	0.0022	1	0.003	1	0.0078	1	0.0079	1	0.011	1	0.036	1
p (mode	Simultaneous	2
p (move	Step	77	(to	42	(from	39	Slide	39	Add	34	Hop	28	Remove	15	Select	13	Pass	11	(then	10	Leap	8	"define"	5	#1	3	#2	3	#3	3	PlayCard	2	copy:	2	Propose	1	Shoot	1	Vote	1	count:	1
p (move Add	(to	34	(piece	15	(then	11
p (move Hop	(between	27	(then	19	"define"	10	(to	10	"ToEmpty"	8	#1	7	Adjacent	6	Orthogonal	6	Diagonal	2	"ToEnemy"	1	(directions	1	(from	1	All	1	Forward	1	Forwards	1	stack:	1
p (move Hopstack:	True	1
p (move Leap	(to	7	{	6	"KnightWalk"	1	"ToNotFriend"	1	#1	1	#2	1	(then	1	forward:	1
p (move Leapforward:	True	1
p (move Leap{	F	30	{	10	R	5	L	4
p (move PlayCard	(then	1
p (move Propose	"name"	1
p (move Remove	(forEach	4	(sites Occupied	4	"define"	3	(then	3	(from	2	(intersection	2
p (move Select	(from	13	(then	13	(to	1
p (move Shoot	(piece	1
p (move Slide	Orthogonal	19	(then	13	(to	12	"ToEnemy"	6	(between	6	#1	4	Diagonal	4	(directions	3	All	3	Forward	3	#2	2	"define"	1	"name"	1	#3	1	(from	1
p (move Step	(to	52	"define"	21	(then	20	Adjacent	13	Orthogonal	12	#1	9	(directions	9	Diagonal	7	"ToNotFriend"	6	All	6	"ToEmpty"	5	Forward	4	#2	3	stack:	2	#3	1	Forwards	1
p (move Stepstack:	True	2
p (move Vote	{	1
p (move Vote{	"name"	2
p (movecopy:	True	2
p (movecount:	(value	1
p (nextPhase	"name"	6	"HandEmpty"	2	(=	2	(>	1	(all Sites	1
p (no	Moves	88	Pieces	11	Repeat	1
p (no Moves	Next	85	P2	2	Player	1
p (no Pieces	Next	7	Neutral	3	"name"	1	P1	1
p (no Repeat	Positional	1
p (not	"define"	31	"IsInCheck"	12	(is In	9	(is Prev	7	(and	4	(is Visited	4	(is Friend	3	(is Line	3	"IsFriendAt"	1	(is Empty	1	(is Enemy	1
p (option	<tag>	92	args:	92	{	92	"name"	90	"define"	2
p (optionargs:	{	92
p (option{	(item	223	<tag>	139
p (or	"define"	55	(=	28	(forEach Piece	25	(move Step	19	{	15	"StepToEmpty"	11	(move Pass	11	(not	11	(move Hop	9	(>=	7	(no Moves	6	"HopCapture"	5	"NewTurn"	5	(and	5	(move Slide	5	(bet	4	(if	4	(is Empty	4	(is In	4	"StepToEnemy"	3	(!=	3	(is Friend	3	(move Remove	3	(>	2	(is Enemy	2	(is Occupied	2	(<	1	(all Passed	1	(do	1	(forEach Site	1	(is Full	1	(is Line	1	(move	1	(move Propose	1
p (origin	"name"	166
p (or{	"define"	32	(and	10	(forEach Piece	10	(move Step	2	"StepToEmpty"	1	"StepToEnemy"	1	(=	1	(>	1	(do	1	(if	1	(is In	1	(is Loop	1
p (ownRegionsCount	weight:	7
p (ownRegionsCountweight:	-0.011	1	-0.11	1	-0.12	1	-0.14	1	0.019	1	0.025	1	0.05	1
p (pair	"name"	162	1	138	(id	10	#2	6	0	3	13	3	3	3	5	3	P1	3	P2	3	-1	2	9	2	-0.033	1	-0.48	1	-0.51	1	-0.84	1	-0.9	1	0.13	1	0.14	1	0.2	1	0.25	1	0.51	1	0.55	1	0.6	1	0.74	1	0.89	1	0.95	1	10	1	18	1	19	1	2	1	21	1	23	1	25	1	27	1	29	1	32	1	34	1	36	1	37	1	4	1	40	1	46	1	49	1	52	1	53	1	56	1	6	1	61	1	62	1	63	1	66	1	68	1	7	1	71	1	74	1	77	1	79	1	80	1	86	1	87	1	92	1	95	1	98	1
p (passEnd	NoEnd	1
p (path	colour:	10	from:	10	to:	10
p (pathExtent	(mover	1	(next	1
p (pathcolour:	1	8	2	2
p (pathfrom:	0	5	1	3	2	2
p (pathto:	3	5	2	3	1	2
p (payoff	(toFloat	4	P1	2	P2	2
p (payoffs	{	2
p (payoffs{	(payoff	4
p (phase	"name"	12	(play	12	(nextPhase	6	(end	5
p (piece	"name"	291	Each	162	"define"	47	P1	47	(or	33	(move Step	31	P2	27	Neutral	20	Colour	19	(move Slide	15	Shared	13	Rename	11	(if	7	(id	6	(mover	5	(move Leap	4	"StepToEmpty"	3	#1	3	"LeapCapture"	2	(move Hop	2	{	1
p (piece Colour	fillColour:	19	Shared	9	Neutral	7	"name"	3	P1	3
p (piece ColourfillColour:	(colour	19
p (piece Rename	"name"	11	piece:	11
p (piece Renamepiece:	"name"	11
p (piece{	"name"	2
p (place	"name"	395	{	76	(sites	60	coord:	47	count:	30	(sites Row	25	(handSite	13	(union	11	0	10	(intersection	8	(sites Board	6	Stack	6	"define"	5	(difference	5	4	5	(expand	4	(sites Phase	4	10	4	2	4	9	4	state:	4	(centrePoint	3	1	3	12	3	18	3	20	3	3	3	"BottomRows"	2	"TopRows"	2	(sites Bottom	2	(sites Top	2	13	2	14	2	17	2	24	2	25	2	26	2	27	2	28	2	6	2	7	2	8	2	Random	2	#1	1	(sites Corners	1	11	1	15	1	16	1	21	1	22	1	23	1	29	1	30	1	34	1	37	1	43	1	5	1	64	1	70	1
p (place Random	count:	2	{	2	(sites	1
p (place Randomcount:	#3	1	2	1
p (place Random{	"name"	8	#2	1
p (place Stack	0	4	items:	4	"name"	2	(sites	2	count:	2
p (place Stackcount:	1	2
p (place Stackitems:	{	4
p (place Stack{	"name"	5	<tag>	2
p (placecoord:	"name"	47
p (placecount:	3	6	5	5	2	3	<tag>	3	1	2	12	2	4	2	6	2	7	2	#2	1	20	1	9	1
p (placestate:	1	2	4	1	6	1
p (place{	"name"	204	<tag>	4
p (play	(forEach Piece	41	(do	26	(if	26	(move Add	22	(satisfy	13	(or	8	(priority	8	(move	7	(move Select	7	"define"	4	(forEach Site	2	(move PlayCard	2	"RollMove"	1	(move Remove	1	(move Slide	1
p (player	Colour	151	N	28	S	27	#1	2	E	2	NE	2	SW	2	NW	1	SE	1	W	1
p (player Colour	(colour	151	P1	75	P2	67	P3	4	P4	3	P5	1	P6	1
p (playerRegionsProximity	pieceWeights:	28	player:	28	weight:	28
p (playerRegionsProximitypieceWeights:	{	28
p (playerRegionsProximityplayer:	1	14	2	14
p (playerRegionsProximityweight:	-0.042	2	-0.046	2	-0.081	2	0.016	2	0.02	2	0.041	2	0.046	2	0.054	2	0.055	2	0.065	2	0.08	2	0.13	2	0.17	2	0.3	2
p (playerRegionsProximity{	(pair	112
p (playerSiteMapCount	weight:	2
p (playerSiteMapCountweight:	-0.1	1	0.053	1
p (players	2	104	{	30	1	22	<tag>	7	3	2	4	1
p (players{	(player	58	<tag>	1
p (priority	(or	9	(move Remove	6	(forEach Piece	4	"define"	3	(max Moves	2	{	1
p (priority{	"define"	1	(do	1
p (promote	(piece	13	(last To	12	Mover	12	(between	1
p (range	1	17	<tag>	5	4	3	9	3	0	2	3	2	(+	1	(min	1	5	1	6	1
p (rectangle	<tag>	18	1	15	3	8	2	7	6	5	5	4	4	3	8	3	10	2	9	2	"define"	1	(*	1	13	1	21	1	7	1	diagonals:	1
p (rectanglediagonals:	<tag>	1
p (region	Colour	16
p (region Colour	(colour	16	{	8	(sites	4	(sites Side	4	Edge	4	regionSiteType:	4
p (region ColourregionSiteType:	Cell	4
p (region Colour{	8	2	9	2	0	1	1	1	10	1	11	1	12	1	13	1	14	1	15	1	19	1	2	1	20	1	21	1	22	1	23	1	24	1	26	1	27	1	28	1	29	1	3	1	30	1	31	1	4	1	40	1	49	1	5	1	55	1	58	1	6	1	61	1	64	1	67	1	7	1	70	1	73	1	76	1
p (regions	"name"	89	P2	53	P1	52	(sites	47	(sites Top	24	(sites Bottom	23	(sites Row	14	{	11	(expand	8	P3	4	P4	3	"define"	2	(forEach	2	(sites Outer	1	(sites Right	1	(union	1	AllSites	1	HintRegions	1	P5	1	P6	1
p (regions{	Columns	9	Rows	9	SubGrids	2	(sites Bottom	1	(sites Left	1	(sites Right	1	(sites Top	1	Diagonals	1
p (regular	8	1	<tag>	1
p (remove	(to	27	(between	25	(then	12	(ahead	3	(last To	3	"define"	2	(forEach	2	(last From	2	at:	2	(site	1	(square	1	(trackSite Move	1	0	1	1	1	cells:	1	count:	1
p (removeat:	EndOfTurn	2
p (removecells:	{	1
p (removecount:	(count	1
p (remove{	0	1	15	1	20	1	21	1	24	1	3	1	4	1	9	1
p (result	Win	145	All	84	Draw	84	Mover	82	Loss	67	Next	59	P1	54	P2	20	<tag>	5	Player	1	TeamMover	1
p (rotate	(wedge	2	180	2
p (rotations	Orthogonal	1
p (row	of:	12
p (rowof:	(from	4	(site	4	(to	3	(last To	1
p (rules	"name"	166	(end	158	(play	157	(start	126	(meta	6	phases:	6	<tag>	1
p (rulesphases:	{	6
p (rules{	(phase	12
p (satisfy	{	9	(all Different	4
p (satisfy{	(is Sum	13	"define"	11	(all Different	10	(forAll	4
p (score	P1	13	P2	13	(+	7	(count Pieces	7	"define"	5	Mover	4	weight:	3	#1	2	(card Rank	2
p (scoreweight:	0.042	1	0.3	1	0.76	1
p (seq	{	8
p (seq{	(set Var	7	(remove	5	"define"	3	(if	3	(addScore	2	(moveAgain	2	(set Hidden	2	(add	1	(set NextPlayer	1	(while	1
p (set	Counter	24	Hidden	9	Var	7	Count	6	{	5	Score	2	State	2	Team	2	NextPlayer	1	Pending	1
p (set Count	to:	6	4	2	<tag>	2	2	1	5	1
p (set Countto:	(sites Board	4	(sites	2
p (set Hidden	What	9	to:	9	at:	5	False	4	(sites	2	True	2	"define"	1	(sites Board	1
p (set Hiddenat:	(last To	4	"define"	1
p (set Hiddento:	All	5	Mover	1	Next	1	P1	1	P2	1
p (set NextPlayer	(player	1
p (set Pending	(ahead	1
p (set Score	0	2	Each	2
p (set State	0	2	at:	2
p (set Stateat:	(+	1	(last To	1
p (set Team	{	2	1	1	2	1
p (set Team{	P1	1	P2	1	P3	1	P4	1
p (set Var	"name"	7	"define"	3	(last To	2	(if	1	-1	1
p (set{	{	4	<tag>	3	1	2	0	1	2	1	3	1	4	1	5	1	7	1
p (shift	(rectangle	3	0	3	(rotate	2	1	2	4	2	2	1	3	1	6	1
p (show	Symbol	4	Check	1	Edges	1
p (show Check	"name"	1
p (show Edges	Inner	1
p (show Symbol	"name"	7	fillColour:	2	scale:	2	(sites Corners	1
p (show SymbolfillColour:	(colour	2
p (show Symbolscale:	0.8	2
p (sidesProximity	weight:	20	pieceWeights:	7
p (sidesProximitypieceWeights:	{	7
p (sidesProximityweight:	-0.05	2	-0.02	1	-0.042	1	-0.045	1	-0.053	1	-0.11	1	-0.18	1	-0.3	1	0.015	1	0.029	1	0.03	1	0.039	1	0.049	1	0.053	1	0.054	1	0.061	1	0.11	1	0.22	1	0.39	1
p (sidesProximity{	(pair	7
p (sites	{	119	"name"	83	Empty	56	Row	53	Mover	46	Top	44	Bottom	40	Occupied	37	Board	23	#1	13	Phase	12	Around	10	Corners	8	P2	7	Column	6	P1	6	Side	6	Hand	5	Right	4	Direction	3	Left	3	Outer	3	Incident	2	Next	2	ToClear	2	Hint	1	Layer	1	LineOfPlay	1	P3	1	P4	1	Pending	1	Playable	1
p (sites Around	Orthogonal	9	"define"	2	(from	2	(last To	2	(to	2	Enemy	2	#1	1	#2	1	(where	1	Adjacent	1	NotEmpty	1
p (sites Column	(column	2	0	1	1	1	2	1	3	1
p (sites Direction	from:	3	(directions	2	All	1	distance:	1	included:	1
p (sites Directiondistance:	1	1
p (sites Directionfrom:	(from	1	(last To	1	(site	1
p (sites Directionincluded:	True	1
p (sites Empty	Edge	2
p (sites Hand	Shared	3	Mover	1	P2	1
p (sites Incident	at:	2	of:	2	Cell	1	Edge	1
p (sites Incidentat:	#1	1	(last To	1
p (sites Incidentof:	Cell	1	Edge	1
p (sites Layer	0	1
p (sites Occupied	by:	37	container:	11	component:	4
p (sites Occupiedby:	Mover	12	Neutral	9	P1	7	Next	5	Shared	2	All	1	Enemy	1
p (sites Occupiedcomponent:	"name"	4
p (sites Occupiedcontainer:	"name"	10	(mover	1
p (sites Phase	0	10	1	2
p (sites Row	1	17	6	15	2	6	5	4	0	3	3	3	4	2	(row	1	7	1	8	1
p (sites Side	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
p (sites{	"name"	24	<tag>	20	0	14	27	12	2	10	1	8	14	8	3	8	32	8	5	8	28	7	31	7	4	7	10	6	16	6	29	6	35	6	6	6	9	6	11	5	18	5	23	5	30	5	17	4	36	4	7	4	7..12	4	8	4	(-	3	0..9	3	1..6	3	13	3	15..24	3	21	3	22	3	24	3	25	3	26	3	34	3	45	3	#1	2	#2	2	(+	2	(handSite	2	0..10	2	1..12	2	14..24	2	15	2	20	2	25..30	2	38	2	44	2	46	2	#3	1	(from	1	(last To	1	0..3	1	0..5	1	1..9	1	10..13	1	10..18	1	107..110	1	111..120	1	12	1	19	1	19..22	1	19..24	1	20..25	1	23..25	1	31..36	1	31..42	1	32..34	1	33	1	4..7	1	43..48	1	55	1	65	1	74	1	75	1	76	1	84	1	85	1	86..88	1	90	1	95..97	1	98..101	1
p (size	Stack	1	Territory	1
p (size Stack	at:	1
p (size Stackat:	2	1
p (size Territory	#1	1	Orthogonal	1
p (sow	apply:	6	if:	5	"name"	2	backtracking:	2	owner:	2	includeSelf:	1	origin:	1
p (sowapply:	(and	3	(if	3
p (sowbacktracking:	True	2
p (sowif:	(or	2	"define"	1	(=	1	(and	1
p (sowincludeSelf:	False	1
p (soworigin:	(>	1
p (sowowner:	(mover	2
p (square	<tag>	34	8	18	4	9	3	5	5	5	9	5	6	4	10	2	7	2	11	1	diagonals:	1	pyramidal:	1
p (squarediagonals:	Solid	1
p (squarepyramidal:	True	1
p (start	{	85	(place	23	(set Count	6	(set	5	(deal Cards	2	(place Stack	2	(set Score	2	(deal Dominoes	1
p (start{	(place	294	"define"	14	<tag>	6	(set Hidden	3	(place Stack	2	(set Team	2	(place Random	1
p (state	at:	1
p (stateat:	#1	1
p (step	(from	1	(to	1
p (subgame	"name"	5	result:	5
p (subgameresult:	1	5
p (surakartaBoard	(square	1	loops:	1
p (surakartaBoardloops:	2	1
p (then	(if	29	"define"	22	(and	17	(set Counter	10	"PromoteIfReach"	6	(moveAgain	6	(sow	6	"ReplayIfCanMove"	4	(add	4	(remove	4	"CustodialCapture"	3	(seq	3	(addScore	2	(custodial	2	(enclose	2	(set Hidden	2	#2	1	(promote	1	(set State	1	(trigger	1
p (tile	"name"	14	numSides:	14	{	9	Shared	8	"define"	5	Each	1
p (tilenumSides:	4	14
p (tile{	F	16	(path	10	R	5	L	1
p (to	if:	114	(sites Empty	46	(apply	31	"define"	26	(handSite	6	(trackSite Move	4	(+	3	(last To	3	#3	2	#4	2	(ahead	2	(last From	2	(site	2	(sites Board	2	Edge	2	(difference	1	(from	1	(intersection	1	(mapEntry	1	(min	1	(rotations	1	(sites Around	1	(sites LineOfPlay	1	(sites Playable	1	(to	1	(union	1	Cell	1
p (toFloat	"define"	2	(if	2
p (toif:	(is Empty	47	"define"	22	(and	21	(not	9	(or	6	(is Enemy	4	(is Friend	2	#2	1	(is Flat	1	(is In	1
p (topLevel	at:	2
p (topLevelat:	#1	1	(last To	1
p (track	"name"	20	{	20	directed:	12	loop:	8	P1	6	P2	6	P3	1	P4	1
p (trackSite	Move	11	EndSite	1	FirstSite	1
p (trackSite EndSite	Mover	1
p (trackSite FirstSite	Mover	1	from:	1	if:	1
p (trackSite FirstSitefrom:	"define"	1
p (trackSite FirstSiteif:	(is Friend	1
p (trackSite Move	steps:	11	from:	9	"name"	3
p (trackSite Movefrom:	(site	3	(to	3	(from	2	(handSite	1
p (trackSite Movesteps:	1	4	(count Pips	3	"define"	2	(mapEntry	1	(pips	1
p (trackdirected:	True	12
p (trackloop:	True	8
p (track{	12..7	5	18	5	1..6	4	10	4	13	4	4..8	4	42..47	4	48	4	50	4	54	4	56	4	57	4	59	4	6..0	4	60	4	62	4	63	4	65	4	66	4	68	4	69	4	71	4	72	4	74	4	75	4	77	4	17..12	3	32	3	33..38	3	53..51	3	78..80	3	End	3	0	2	0..5	2	0..9	2	12..9	2	13..19	2	15	2	19	2	19..10	2	20	2	20..29	2	21	2	22	2	23	2	3..0	2	5..0	2	0..6	1	11..6	1	13..18	1	13..7	1	14	1	16	1	16..12	1	17	1	18..13	1	18..24	1	20..25	1	25..20	1	32..26	1	34..38	1	39..30	1	40	1	40..49	1	49	1	52	1	53	1	55	1	58	1	59..50	1	6	1	6..11	1	60..69	1	61	1	64	1	67	1	7..12	1	70	1	73	1	76	1	78	1	79	1	79..70	1	8	1	80..89	1	81	1	82	1	83	1	84	1	9	1	99..90	1	<tag>	1
p (tri	<tag>	1
p (trigger	"name"	1	Mover	1
p (union	(sites	14	(sites Row	8	(difference	2	(sites Bottom	2	(sites Corners	2	(sites Occupied	2	(sites Top	2	"define"	1	(expand	1	(sites Around	1	(sites Empty	1	(sites Left	1	(sites Right	1
p (values	(range	13	Cell	11	Vertex	2
p (var	"name"	8
p (was	Pass	1
p (wedge	3	3	4	3
p (what	at:	12	level:	1
p (whatat:	"define"	4	#1	3	(to	3	(between	2
p (whatlevel:	(topLevel	1
p (where	"name"	16	P2	11	P1	3	Mover	2	(id	1
p (while	"define"	1	(and	1
p (who	at:	77
p (whoat:	(to	37	(between	20	(site	4	#1	3	(ahead	2	(+	1	(last To	1	0	1	1	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1`;
