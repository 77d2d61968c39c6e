/** Habits of our own games; written by `npm run language -- habits`. */
export const habitsText = `	"name"	1431	{	727	"define"	723	(to	303	(if	229	(place	166	(piece	165	<tag>	165	if:	160	Mover	159	<	158	(rules	149	P1	146	(result	139	2	137	1	121	(sites	120	(from	116	at:	110	(item	108	Each	107	P2	104	#1	102	Next	99	0	98	(between	96	(or	89	(and	88	3	82	(then	79	(play	76	(description	75	(end	75	(info	75	(origin	75	(players	75	(equipment	74	Empty	74	(regions	71	Win	70	(=	69	(last To	68	4	68	To	68	5	65	6	64	(who	60	8	60	(board	59	(not	59	(forEach Piece	58	Piece	58	(start	57	Moves	55	#2	52	(apply	52	All	52	F	50	(is Empty	49	Orthogonal	49	True	49	Step	48	(move Step	47	(remove	47	7	46	(no Moves	45	9	44	(square	42	(is In	41	Enemy	41	In	41	args:	40	Loss	39	(is Enemy	38	(count	35	(>=	34	Draw	32	(pair	31	(site	31	10	30	(moveAgain	29	Occupied	29	13	28	(player	26	coord:	26	count:	26	(handSite	25	(sites Empty	25	Adjacent	25	#3	24	(set Counter	24	Counter	24	Move	24	(>	23	(directions	23	(move Slide	23	(sites Bottom	23	(sites Top	23	Bottom	23	Slide	23	Top	23	(move	22	(score	22	Pieces	22	(hint	21	(sites Occupied	21	Sites	21	by:	21	from:	21	of:	21	(+	20	(id	20	(expand	19	15	19	Diagonal	19	(can Move	18	(is Friend	18	Cell	18	Friend	18	in:	18	(count Pieces	17	(move Add	17	(track	17	Add	17	to:	17	(count Turns	16	(do	16	(is Prev	16	N	16	Prev	16	S	16	Turns	16	steps:	16	(move Hop	15	Hop	15	Vertex	15	(intersection	14	(sites Row	14	Forward	14	Row	14	19	13	FL	13	FR	13	use:	13	(hand	12	(hop	12	(last From	12	11	12	From	12	Shared	12	(-	11	(colour	11	(column	11	(count Sites	11	(counter	11	(fromTo	11	(graphics	11	(mapEntry	11	(rectangle	11	14	11	directed:	11	ifAfterwards:	11	(!=	10	(all Sites	10	(byScore	10	(is Full	10	(is Line	10	(is Mover	10	(promote	10	(sites Phase	10	12	10	Full	10	Line	10	Phase	10	(map	9	(union	9	18	9	Colour	9	Corners	9	R	9	(is Occupied	8	(move Pass	8	(mover	8	(priority	8	(row	8	(sites Around	8	(sites Board	8	(sites Corners	8	(where	8	16	8	Around	8	Board	8	Pass	8	container:	8	(ahead	7	(board Style	7	(count Moves	7	(custodial	7	(exact	7	(what	7	20	7	21	7	23	7	24	7	500	7	65	7	68	7	74	7	L	7	Leap	7	Style	7	(<	6	(<=	6	(count Pips	6	(forEach	6	(meta	6	(move Leap	6	(sites Side	6	(trackSite Move	6	1..6	6	17	6	56	6	57	6	62	6	63	6	71	6	75	6	77	6	Edge	6	Pips	6	Side	6	loop:	6	state:	6	~	6	#4	5	(all Different	5	(centrePoint	5	(dice	5	(forEach Site	5	(hex	5	(is Connected	5	(is Solved	5	(is Threatened	5	(move Select	5	(no Pieces	5	(range	5	(roll	5	(satisfy	5	(values	5	12..7	5	22	5	25	5	50	5	54	5	59	5	60	5	66	5	69	5	72	5	79	5	Connected	5	Different	5	Select	5	Site	5	Solved	5	Stack	5	Threatened	5	after:	5	before:	5	d:	5	next:	5	num:	5	size:	5	(add	4	(addScore	4	(difference	4	(is Visited	4	(mancalaBoard	4	(matchScore	4	(move Remove	4	(path	4	(phase	4	(place Stack	4	(region Colour	4	(set Count	4	(set Hidden	4	(show Symbol	4	(sow	4	(swap	4	-1.4	4	0..9	4	1.4	4	300	4	32	4	36	4	4..8	4	40	4	42..47	4	48	4	49	4	6..0	4	7..12	4	99	4	Columns	4	Count	4	False	4	Hidden	4	Leftward	4	Remove	4	Rightward	4	Rows	4	Symbol	4	Visited	4	What	4	apply:	4	colour:	4	top:	4	"AlquerqueBoard"	3	"CrossGraph"	3	(all Passed	3	(board Colour	3	(graph	3	(is Sum	3	(max Moves	3	(pips	3	(shift	3	(sites Direction	3	(sites Hand	3	(tile	3	-2	3	0..5	3	14..20	3	15..24	3	17..12	3	200	3	26	3	27	3	27..32	3	29	3	30	3	33..38	3	34	3	400	3	46	3	53..51	3	61	3	67	3	76	3	78..80	3	Backward	3	Direction	3	End	3	Hand	3	NE	3	NW	3	Neutral	3	Off	3	P3	3	Passed	3	SE	3	SW	3	Sum	3	Tafl	3	edges:	3	level:	3	numSides:	3	stack:	3	vertices:	3	(/	2	(boardless	2	(count Liberties	2	(count Trials	2	(directional	2	(enclose	2	(hints	2	(is Even	2	(is Loop	2	(merge	2	(next	2	(nextPhase	2	(pathExtent	2	(player Colour	2	(set	2	(set Score	2	(set State	2	(sites Incident	2	(sites ToClear	2	(topLevel	2	0.8	2	1..12	2	12..9	2	13..19	2	20..25	2	3..0	2	35	2	38	2	44	2	45	2	5..0	2	52	2	53	2	55	2	58	2	64	2	73	2	84	2	Chess	2	E	2	EndOfTurn	2	Even	2	Incident	2	Liberties	2	Loop	2	None	2	P4	2	Pending	2	Score	2	Square	2	State	2	ToClear	2	Trials	2	backtracking:	2	fillColour:	2	items:	2	origin:	2	owner:	2	phases:	2	scale:	2	store:	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1	#5	1	#6	1	#7	1	#8	1	#9	1	(#1	1	(*	1	(abs	1	(automove	1	(count Groups	1	(deal Dominoes	1	(dominoes	1	(forAll	1	(forEach Die	1	(forEach Value	1	(games	1	(is Odd	1	(is PipsMatch	1	(is SidesMatch	1	(is Target	1	(is Triggered	1	(is Within	1	(level	1	(move Shoot	1	(no Repeat	1	(place Random	1	(rotations	1	(set Pending	1	(sites Column	1	(sites Left	1	(sites LineOfPlay	1	(sites Outer	1	(sites Pending	1	(sites Playable	1	(sites Right	1	(size Stack	1	(size Territory	1	(state	1	(step	1	(subgame	1	(surakartaBoard	1	(trackSite EndSite	1	(trackSite FirstSite	1	(trigger	1	(value	1	-1	1	-4	1	0..10	1	0..17	1	0..2	1	0..3	1	10..13	1	100	1	107..110	1	11..6	1	111..120	1	119	1	13..18	1	139	1	14..24	1	16..12	1	18..13	1	18..24	1	19..10	1	19..22	1	19..24	1	20..29	1	23..25	1	25..20	1	27..44	1	28	1	31	1	32..26	1	32..34	1	33	1	34..38	1	37	1	39..30	1	4..7	1	40..49	1	42	1	47	1	51	1	59..50	1	6..11	1	6..8	1	60..69	1	70	1	78	1	79..70	1	80	1	80..89	1	81	1	82	1	83	1	85	1	86	1	86..88	1	87	1	90	1	92	1	95	1	95..97	1	98	1	98..101	1	99..90	1	Alternating	1	BL	1	BR	1	Column	1	Connect4	1	Diamond	1	Die	1	Dominoes	1	EndSite	1	FirstSite	1	Groups	1	Hint	1	HintRegions	1	InnerEdges	1	Left	1	LineOfPlay	1	NotEmpty	1	Odd	1	Outer	1	OuterEdges	1	Own	1	P5	1	P6	1	Phase0	1	PipsMatch	1	Playable	1	Positional	1	Random	1	Repeat	1	Right	1	Shoot	1	Sides	1	SidesMatch	1	SidesNoCorners	1	SnakesAndLadders	1	Star	1	SubGrids	1	Target	1	Territory	1	Triangle	1	Triggered	1	Value	1	W	1	Within	1	cells:	1	component:	1	copy:	1	diagonals:	1	distance:	1	exact:	1	forward:	1	includeSelf:	1	included:	1	loops:	1	max:	1	min:	1	mover	1	next	1	path:	1	replayDouble:	1	result:	1	through:	1	upTo:	1
b "AlquerqueBoard" 5	5	2
b "AlquerqueBoard" ^	5	2	<tag>	1
b "CrossGraph" 3	15	1	5	1	7	1
b "CrossGraph" ^	3	3
b "define" "define"	"define"	7	True	6	(apply	2	(if	2	(then	1	~	1
b "define" "name"	"name"	28	#1	7	1	4	0	3	2	2	3	2	4	2	5	2	6	2	7	1	8	1
b "define" #1	#2	10	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1
b "define" #2	#3	7	1	1
b "define" (directions	"define"	2
b "define" 0	(and	1	1	1	3	1	4	1
b "define" 1	(not	1	(sites	1	3	1	4	1
b "define" 2	5	2	(not	1	1	1	4	1
b "define" 3	2	1	7	1	True	1
b "define" 4	6	1	8	1	True	1
b "define" All	(then	1	True	1
b "define" Diagonal	True	3	"define"	1	(if	1
b "define" Forward	"define"	2	(is Empty	2	(not	2
b "define" Mover	at:	2
b "define" NE	SW	2
b "define" NW	SE	2
b "define" Orthogonal	True	3	"define"	1	(then	1	before:	1
b "define" P1	"name"	2	P2	1
b "define" P2	"name"	2	P1	1
b "define" ^	"name"	52	"define"	15	#1	12	Mover	12	P1	11	P2	11	(from	9	Diagonal	8	Next	7	Orthogonal	7	(to	6	Forward	6	0	4	2	4	1	3	3	3	All	3	(between	2	(directions	2	(last To	2	(site	2	Adjacent	2	E	2	N	2	NE	2	NW	2	before:	2	{	2	~	2	(+	1	(-	1	(last From	1	(mover	1	(next	1	(not	1	(row	1	-4	1	4	1	5	1	6	1	Leap	1	Step	1	mover	1	next	1	replayDouble:	1
b "define" before:	after:	3
b "define" ~	~	3	"define"	2	(if	1
b "define"after: before:	8	2	10	1
b "define"at: Mover	(+	1	(from	1
b "define"before: ^	10	1	8	1
b "define"{ F	F	6	R	3	L	2
b "define"{ L	F	2
b "define"{ R	F	3
b "define"{ ^	F	5	{	3
b "define"{ {	{	2
b (!= (between	"define"	1	(centrePoint	1
b (!= (pips	0	2
b (!= ^	(between	2	(pips	2	"define"	1	(from	1	(mapEntry	1	(row	1	(to	1	(what	1
b (+ "define"	(if	2
b (+ (from	#1	2	#2	1	#3	1	1	1	2	1
b (+ (last From	#3	2	#1	1
b (+ (score	"define"	2
b (+ (to	6	2
b (+ ^	(from	6	(last From	3	"define"	2	(score	2	(to	2	#1	1	(count	1	(count Pieces	1	<tag>	1	{	1
b (- (from	1	1	2	1	3	1
b (- (row	(row	2
b (- (to	6	2
b (- <tag>	(column	1	(row	1
b (- ^	(from	3	(row	2	(to	2	<tag>	2	(column	1	(matchScore	1
b (/ (-	2	2
b (/ ^	(-	2
b (< ^	"define"	1	#1	1	#2	1	(column	1	(count Pieces	1	(from	1
b (<= (count Pieces	1	2	15	1	5	1	9	1
b (<= ^	(count Pieces	5	(+	1
b (= "define"	"define"	1	1	1	3	1	7	1	8	1	End	1	Off	1
b (= (from	(last To	6	"define"	2
b (= (score	24	2
b (= (site	"define"	1	(centrePoint	1
b (= (sites Occupied	(sites	2
b (= (to	"define"	5	(handSite	2	7	1
b (= (what	(id	3
b (= (who	P1	2	#1	1
b (= 0	(count	3	(count Sites	3	(count Moves	2
b (= 1	(count	4	(count Groups	1	(count Pieces	1	(state	1
b (= 2	(-	1	(abs	1	(count	1
b (= 3	(count Trials	2	(count	1	(count Pieces	1
b (= 4	(count	1	(count Sites	1
b (= <tag>	(count Pieces	1	(size Stack	1
b (= Off	(where	2
b (= ^	(from	8	(to	8	0	8	"define"	7	1	7	3	4	(what	3	(who	3	2	3	(score	2	(site	2	(sites Occupied	2	4	2	<tag>	2	Off	2	(between	1	(count Moves	1	15	1	5	1	6	1	7	1
b (> "define"	0	2	"define"	1
b (> (count	0	8	1	1
b (> (count Liberties	0	2
b (> (count Sites	0	5
b (> ^	(count	9	(count Sites	5	"define"	3	(count Liberties	2	(column	1	(count Pips	1	(matchScore	1	(score	1
b (>= (count Moves	300	1	500	1
b (>= (count Turns	500	6	200	3	300	3	400	3	100	1
b (>= (counter	99	4	49	2	119	1	139	1	19	1	29	1	79	1
b (>= (pathExtent	8	2
b (>= (score	10	1	25	1
b (>= ^	(count Turns	16	(counter	11	(count Moves	2	(pathExtent	2	(score	2	(column	1
b (add (piece	(to	4
b (add ^	(piece	4
b (addScore Mover	1	2	(count	1	(count Sites	1
b (addScore ^	Mover	4
b (ahead (last To	Backward	2	#1	1
b (ahead (site	#1	1	S	1
b (ahead ^	(last To	3	(site	2	(from	1	(to	1
b (all Sites (sites	if:	2
b (all Sites (sites Hand	if:	2
b (all Sites Sites	(sites	2	(sites Hand	2	"define"	1	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1	(sites Occupied	1
b (all Sitesif: (sites	(is Occupied	2
b (all Sitesif: (sites Hand	(=	1	(is Empty	1
b (all ^	Sites	10	Different	5	Passed	3
b (and "define"	(not	6	(no Moves	3	(or	3	"define"	2	#3	1	(if	1	(promote	1	(remove	1	(set Pending	1
b (and (!=	(or	2
b (and (=	(=	4	"define"	1	(all Sites	1	(is Empty	1	(is Enemy	1	(is In	1
b (and (addScore	(remove	2
b (and (all Sites	(>	2
b (and (fromTo	"define"	1	(fromTo	1
b (and (is Empty	(is In	2	(!=	1	(or	1
b (and (is Enemy	(!=	2	(not	2	(is In	1
b (and (is In	#3	1	(is Even	1	(or	1
b (and (is Mover	"define"	2	(is Connected	2	(>	1	(no Moves	1
b (and (not	#2	3	(=	1	(not	1	(or	1
b (and (or	(not	2
b (and (remove	(remove	1	(set Hidden	1
b (and (set Counter	"define"	6	(if	3	#2	1	#3	1	(promote	1
b (and ^	"define"	19	(set Counter	12	{	11	(=	9	(is Mover	6	(not	6	(is Enemy	5	(is Empty	4	(is In	3	(!=	2	(addScore	2	(all Sites	2	(fromTo	2	(or	2	(remove	2	(add	1
b (and{ "define"	#2	2	(=	2	"define"	1	(is Friend	1	(or	1
b (and{ (<	(<	1	(<=	1
b (and{ (=	(>	2	(not	1
b (and{ (is Empty	"define"	3	#2	1
b (and{ (not	#1	1	(is Empty	1	(not	1
b (and{ ^	"define"	3	(is Empty	3	(<	1	(=	1	(add	1	(not	1	(remove	1
b (apply ^	(remove	29	if:	12	(if	5	"define"	2	(directional	2	(fromTo	1	(promote	1
b (apply if:	(fromTo	4	(remove	4	"define"	1
b (applyif: ^	(is Enemy	4	(not	4	"define"	2	#2	1	False	1
b (between #1	#2	3
b (between #2	if:	3	#3	2
b (between #3	if:	2
b (between (exact	if:	6
b (between ^	if:	25	(exact	7	#1	3	#2	2	before:	2
b (between after:	if:	2
b (between before:	after:	2
b (between if:	(apply	20	#2	1
b (betweenafter: before:	8	1	9	1
b (betweenbefore: ^	8	1	9	1
b (betweenif: #2	"define"	3
b (betweenif: #3	"define"	2
b (betweenif: (exact	"define"	3	(and	2	(not	1
b (betweenif: ^	"define"	15	(is Enemy	5	(is Occupied	4	(and	1
b (betweenif: after:	"define"	1	(is Occupied	1
b (board (graph	use:	3
b (board (merge	{	2
b (board (square	use:	7	(values	4	(track	1
b (board Colour Colour	InnerEdges	1	OuterEdges	1	Phase0	1
b (board Style Style	Tafl	3	Chess	2	Connect4	1	SnakesAndLadders	1
b (board ^	(square	40	Style	7	(rectangle	6	(hex	5	(graph	3	Colour	3	(merge	2	"CrossGraph"	1	(remove	1	<tag>	1
b (boardless ^	Square	2
b (boarduse: (graph	Vertex	3
b (boarduse: (square	Vertex	6	Edge	1
b (board{ (track	(track	6
b (board{ ^	(track	4
b (byScore ^	{	8
b (byScore{ (score	(score	7
b (byScore{ ^	(score	7	"define"	1
b (can Move Move	"define"	10	(hop	7	(step	1
b (can ^	Move	18
b (colour ^	"name"	11
b (column ^	of:	11
b (columnof: ^	(site	3	(to	3	(from	2	"define"	1	(last From	1	(last To	1
b (count Cell	at:	7
b (count Liberties Liberties	Orthogonal	2
b (count Pieces Pieces	P1	5	P2	5	#1	3	Next	3	Mover	1
b (count Sites Sites	in:	11
b (count Sitesin: Sites	(intersection	6	"define"	3	(sites Around	2
b (count ^	at:	22	Pieces	17	Turns	16	Sites	11	Cell	7	Moves	7	Pips	6	in:	6	Liberties	2	Trials	2	Groups	1
b (countat: Cell	(handSite	6	(site	1
b (countat: ^	(to	10	(from	4	"define"	3	(mapEntry	2	#1	1	(last To	1	(trackSite EndSite	1
b (countin: ^	(sites	5	"define"	1
b (custodial (between	(to	7
b (custodial All	(between	2
b (custodial Orthogonal	(between	5
b (custodial ^	Orthogonal	5	(from	1	All	1
b (define "define"	(if	20	(is Enemy	20	(and	12	(to	11	"define"	10	(or	10	(is In	9	(directions	8	(is Friend	8	(=	7	(move Slide	7	(forEach	6	(custodial	5	(hop	5	(is Threatened	5	(mapEntry	5	(move Step	5	(is Empty	4	(move Hop	4	(+	3	(>	3	(apply	3	(count	3	(move	3	(move Leap	3	(pair	3	(sites	3	(trackSite Move	3	(all Sites	2	(is Connected	2	(move Add	2	(then	2	(where	2	{	2	(<	1	(between	1	(centrePoint	1	(count Sites	1	(forEach Die	1	(fromTo	1	(is Line	1	(is Loop	1	(is Sum	1	(move Select	1	(place	1	(place Random	1	(score	1	(set Counter	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	8	1
b (define (pair	(pair	3
b (define ^	"define"	213
b (define{ F	F	2	L	1	R	1
b (define{ ^	F	2	(sites Side	1	{	1
b (description ^	"name"	75
b (dice ^	d:	5
b (dice d:	num:	3	from:	2
b (dice from:	num:	2
b (diced: ^	6	3	2	2
b (dicefrom: d:	0	2
b (dicenum: d:	1	2	2	1
b (dicenum: from:	4	2
b (difference (union	(sites Corners	2
b (difference ^	(union	2	(sites Board	1	(sites Empty	1
b (directional "define"	"define"	2
b (directional (from	"define"	2
b (directional ^	(from	2
b (directions Cell	from:	2
b (directions Vertex	from:	3
b (directions ^	{	18	Vertex	3	Cell	2
b (directions from:	to:	5
b (directionsfrom: Cell	(last From	2
b (directionsfrom: Vertex	(from	1	(last From	1	(to	1
b (directionsto: from:	(last To	3	(from	1	(to	1
b (directions{ #1	#2	2
b (directions{ FL	FR	13
b (directions{ Forward	Leftward	3	Backward	1	FL	1
b (directions{ Leftward	Rightward	4
b (directions{ Rightward	FL	2
b (directions{ ^	FL	10	Forward	5	#1	2	N	1
b (do (forEach Piece	ifAfterwards:	4
b (do (move	ifAfterwards:	2
b (do (move Add	ifAfterwards:	2
b (do (roll	next:	4
b (do ^	(forEach Piece	4	(roll	4	(move	2	(move Add	2	"define"	1	(if	1	(move Select	1	(or	1
b (doifAfterwards: (forEach Piece	(not	4
b (doifAfterwards: (move	(is PipsMatch	1	(is SidesMatch	1
b (doifAfterwards: (move Add	"define"	1	(>	1
b (donext: (roll	(forEach Piece	1	(forEach Site	1	(if	1	(or	1
b (enclose (from	Orthogonal	2
b (enclose Orthogonal	(between	2
b (enclose ^	(from	2
b (end ^	{	52	(if	23
b (end{ (if	(if	73
b (end{ ^	(if	51	"define"	1
b (equipment ^	{	74
b (equipment{ "AlquerqueBoard"	(piece	2	(hand	1
b (equipment{ (board	(piece	45	(hand	7	(regions	3	(hints	2	(dice	1	(tile	1
b (equipment{ (boardless	(hand	2
b (equipment{ (dice	(piece	5
b (equipment{ (hand	(piece	6	(dice	4	(dominoes	1	(tile	1
b (equipment{ (hints	(regions	2
b (equipment{ (mancalaBoard	(piece	4
b (equipment{ (map	(regions	6	(map	2
b (equipment{ (piece	(piece	79	(regions	17	(map	7
b (equipment{ (regions	(regions	32	<tag>	1
b (equipment{ (tile	(piece	1	(tile	1
b (equipment{ ^	(board	59	(mancalaBoard	4	"AlquerqueBoard"	3	(boardless	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1	(surakartaBoard	1
b (exact ^	1	4	2	2	"define"	1
b (expand (sites Bottom	steps:	5
b (expand (sites Top	steps:	5
b (expand ^	(sites Bottom	9	(sites Top	9	origin:	1
b (expandsteps: (sites Bottom	2	3	3	1	4	1
b (expandsteps: (sites Top	2	3	3	1	4	1
b (forEach (sites Empty	if:	3
b (forEach Piece "define"	top:	2
b (forEach Piece "name"	"define"	12	(move Step	5	(move Slide	3
b (forEach Piece (move Step	top:	2
b (forEach Piece Piece	"name"	20	(move Step	4	(if	2	(move	2	(or	2	"define"	1	(move Hop	1
b (forEach Piecetop: "define"	True	2
b (forEach Piecetop: (move Step	True	2
b (forEach Site (sites Occupied	(forEach Value	1	(move	1
b (forEach Site (union	(move	2
b (forEach Site Site	(sites Occupied	2	(union	2	(sites Empty	1
b (forEach ^	Piece	58	Site	5	(sites Empty	3	(sites Board	1	(sites Incident	1	(sites Occupied	1	Die	1	Value	1
b (forEachif: (sites Empty	(=	1	(is Empty	1	(or	1
b (from (sites	if:	3
b (from ^	(last To	20	(from	9	(handSite	6	(to	6	(site	4	(sites Occupied	4	(sites	3	"define"	2	#1	2	(+	1	(between	1	(last From	1	(sites Around	1	(sites Hand	1
b (fromTo (from	(to	11
b (fromTo (to	count:	4	(then	2
b (fromTo ^	(from	11
b (fromTocount: (to	(count	3	1	1
b (fromif: (sites	(>	3
b (game "name"	(players	74
b (game (equipment	(rules	74
b (game (players	(equipment	74
b (game ^	"name"	74
b (graph ^	vertices:	3
b (graph vertices:	edges:	3
b (graphedges: vertices:	{	3
b (graphics ^	{	11
b (graphics{ (board Colour	(board Colour	2
b (graphics{ (board Style	(show Symbol	2	(player Colour	1
b (graphics{ (region Colour	(region Colour	3
b (graphics{ ^	(board Style	7	(show Symbol	2	(board Colour	1	(region Colour	1
b (graphvertices: ^	{	3
b (graph{ -1.4	-1.4	1	1.4	1
b (graph{ 0	2	4	1	3	0	2	3	2	-2	1	8	1
b (graph{ 1	2	4	1	2	4	2	0	1	5	1	8	1
b (graph{ 1.4	-1.4	1	1.4	1
b (graph{ 2	0	3	2	2	3	2	1	1	5	1	8	1
b (graph{ 3	2	2	4	2	0	1	1	1	5	1	6	1	8	1
b (graph{ 4	5	2	1	1	2	1	7	1	8	1
b (graph{ 5	6	2	8	2	7	1	9	1
b (graph{ 6	7	1	8	1	9	1
b (graph{ 7	8	2	0	1	10	1
b (graph{ 8	10	1	9	1
b (graph{ ^	0	13	1	11	2	10	3	9	4	6	5	6	{	6	7	4	6	3	-1.4	2	1.4	2	8	2	-2	1	9	1
b (graph{ {	{	64
b (hand Each	size:	4
b (hand ^	Each	10	P1	1	Shared	1
b (handSite Mover	1	4	#1	1	(mapEntry	1
b (handSite Shared	0	1	1	1
b (handSite ^	Mover	18	Next	2	P1	2	Shared	2	(who	1
b (handsize: Each	2	2	7	1	<tag>	1
b (hex ^	<tag>	2	Diamond	1	Star	1	Triangle	1
b (hint ^	{	20
b (hint {	13	2	15	2	17	1	19	1	24	1	30	1	34	1	8	1
b (hints ^	{	2
b (hints{ (hint	(hint	18
b (hints{ ^	(hint	2
b (hint{ 0	1	1	3	1
b (hint{ 1	0	1	4	1
b (hint{ 11	12	1	6	1
b (hint{ 12	13	1	15	1	7	1
b (hint{ 13	14	1	16	1
b (hint{ 2	1	1	3	1	6	1
b (hint{ 3	4	1	7	1	8	1
b (hint{ 4	5	1	8	1
b (hint{ 7	11	1	8	1
b (hint{ 8	9	2	12	1
b (hint{ 9	10	1	13	1
b (hint{ ^	2	3	0	2	1	2	11	2	10	1	12	1	14	1	15	1	16	1	17	1	18	1	3	1	5	1	6	1	8	1
b (hop #1	(between	3	Adjacent	1
b (hop (between	"define"	8	(to	3
b (hop (from	#1	3	Adjacent	3	Diagonal	3	(directions	1	All	1
b (hop Adjacent	(between	4
b (hop Diagonal	(between	3
b (hop ^	(from	11	#1	1
b (id "name"	#1	5	Mover	3	P2	3	P1	1
b (id #1	P1	3	P2	3
b (id #2	P1	1	P2	1
b (id ^	"name"	12	#1	6	#2	2
b (if "define"	(result	7	(remove	5	"define"	3	(and	3	(if	3	(moveAgain	3	(count	2	(promote	2	(move	1	(move Hop	1	(or	1	(set Counter	1
b (if (+	(-	2
b (if (<=	(result	5
b (if (=	(result	11	(moveAgain	2	(and	1	(forEach Piece	1	(move Add	1
b (if (>	(move	2	(and	1	(forEach Site	1	(result	1
b (if (>=	(result	24	(byScore	3
b (if (all Passed	(byScore	1	(result	1
b (if (all Sites	(result	3
b (if (and	(result	11	(move	3	"define"	1	(and	1	(if	1
b (if (can Move	(moveAgain	17	(move Add	1
b (if (count	0	2
b (if (is Full	(result	8	(byScore	1
b (if (is In	(result	5	(promote	4	"define"	1	(move Slide	1	(moveAgain	1
b (if (is Line	(result	7
b (if (is Mover	(+	2	"define"	1	(move Remove	1
b (if (is Prev	(or	7	(move Shoot	1	(priority	1
b (if (is Solved	(result	5
b (if (move	(forEach Piece	2	(if	1
b (if (moveAgain	#3	1	#4	1	(and	1	(if	1
b (if (no Moves	(result	36
b (if (no Pieces	(result	5
b (if (or	(byScore	5	(move Hop	5	(result	5	(forEach Piece	3	(or	2	(move	1	(priority	1
b (if ^	(no Moves	36	"define"	28	(>=	27	(can Move	18	(=	16	(or	15	(and	14	(is In	12	(is Full	9	(is Prev	9	(is Line	7	(<=	5	(>	5	(is Solved	5	(no Pieces	5	(is Mover	4	(all Sites	3	(all Passed	2	(!=	1	(<	1	(is Connected	1	(is Even	1	(is Odd	1	(is Target	1	(is Triggered	1	(is Within	1	(not	1
b (info ^	{	75
b (info{ (description	(rules	75
b (info{ (rules	(origin	75
b (info{ ^	(description	75
b (intersection (sites	(sites Occupied	2
b (intersection (sites Occupied	(sites Direction	2	(sites Around	1	(union	1
b (intersection (sites Phase	(expand	6
b (intersection ^	(sites Phase	6	(sites Occupied	4	(sites	2	(sites Around	1	(sites Column	1
b (is Connected 3	Sides	1	SidesNoCorners	1
b (is Connected Connected	"define"	2	3	2	2	1
b (is Empty Empty	(to	41	(between	2	(site	2	"define"	1	(ahead	1	Cell	1	Edge	1
b (is Enemy Enemy	(who	38
b (is Even Even	(count	1	(count Moves	1
b (is Friend Friend	(who	18
b (is In "define"	(sites	1	(sites Corners	1
b (is In (between	(sites ToClear	2	(expand	1
b (is In (from	(sites	3
b (is In (last To	(sites	10
b (is In (to	(sites	14	"define"	3	(sites Direction	1	(sites Pending	1
b (is In (where	(sites Corners	1	(sites Outer	1	(sites Top	1
b (is In In	(to	19	(last To	10	(between	3	(from	3	(where	3	"define"	2	(site	1
b (is Line 3	Orthogonal	2	All	1
b (is Line 5	All	2
b (is Line Line	3	5	5	2	4	1	6	1	<tag>	1
b (is Mover Mover	P1	8	P2	2
b (is Occupied Occupied	(between	5	(site	2	(ahead	1
b (is Prev Prev	Mover	16
b (is Sum Sum	(hint	1	(sites	1	15	1
b (is Threatened Threatened	(id	5
b (is Visited Visited	(to	4
b (is ^	Empty	49	In	41	Enemy	38	Friend	18	Prev	16	Full	10	Line	10	Mover	10	Occupied	8	Connected	5	Solved	5	Threatened	5	Visited	4	Sum	3	Even	2	Loop	2	Odd	1	PipsMatch	1	SidesMatch	1	Target	1	Triggered	1	Within	1
b (item "define"	"define"	5
b (item "name"	<	108	"name"	29
b (item (place	(place	8
b (item (regions	(regions	8
b (item 13	14..20	2
b (item 14..20	27..32	3
b (item 7	13	2
b (item <	"name"	108	<	50
b (item ^	"name"	124	5	15	6	14	4	12	7	12	3	11	8	11	9	8	10	7	19	7	13	5	2	4	(place	3	(regions	3	"CrossGraph"	2	"define"	2	0	2	11	2	15	2	Loss	2	Win	2	{	2	(meta	1	0..17	1	0..2	1	0..9	1	12	1	14	1	14..20	1	16	1	24	1	Enemy	1	Own	1	exact:	1
b (item {	{	64
b (item{ 1	1	1	3	1
b (item{ 12	3	1	6	1
b (item{ 13	2	1	8	1
b (item{ 15	1	1	8	1
b (item{ 23	7	1	9	1
b (item{ 40	1	1	4	1
b (item{ 57	1	1	2	1
b (item{ 65	7	2
b (item{ 67	6	1	9	1
b (item{ 68	3	1	5	1
b (item{ 79	1	1	6	1
b (item{ ^	1	2	12	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	79	2	11	1	16	1	17	1	18	1	20	1	21	1	22	1	24	1	26	1	29	1	3	1	30	1	33	1	34	1	36	1	38	1	4	1	42	1	44	1	46	1	47	1	5	1	50	1	51	1	54	1	56	1	58	1	59	1	6	1	60	1	62	1	63	1	64	1	69	1	7	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1	8	1	9	1
b (last ^	To	68	From	12
b (mancalaBoard 2	6	4
b (mancalaBoard 6	store:	2	{	2
b (mancalaBoard ^	2	4
b (mancalaBoard store:	(track	2
b (mancalaBoardstore: 6	None	2
b (mancalaBoard{ (track	(track	2
b (mancalaBoard{ ^	(track	2
b (map "name"	{	9
b (map ^	"name"	9
b (mapEntry "name"	#1	3	(what	2	Mover	2	"define"	1	(count Pips	1
b (mapEntry ^	"name"	9	(last To	2
b (map{ "define"	"define"	28
b (map{ (pair	(pair	19
b (map{ ^	(pair	6	"define"	3
b (matchScore ^	#1	2	#2	2
b (max Moves Moves	(or	2	"define"	1
b (max ^	Moves	3
b (merge ^	(rectangle	1	{	1
b (meta ^	(swap	4	(automove	1	{	1
b (metadata (info	(graphics	11
b (metadata ^	(info	75
b (move (from	(to	21
b (move (to	(then	8	"define"	2	#3	1	copy:	1	count:	1
b (move Add (piece	(to	4
b (move Add (to	(then	7
b (move Add Add	(to	13	(piece	4
b (move Hop "define"	(then	7	"define"	1	stack:	1
b (move Hop #1	(between	3	Adjacent	1	All	1
b (move Hop (between	"define"	8	(to	6
b (move Hop (to	(then	4
b (move Hop Adjacent	(between	5
b (move Hop Diagonal	(between	2
b (move Hop Hop	#1	5	Adjacent	4	Orthogonal	3	Diagonal	2	(from	1
b (move Hop Orthogonal	(between	3
b (move Leap (to	#2	1	(then	1
b (move Leap Leap	{	5	#1	1
b (move Leap {	(to	4	forward:	1
b (move Leap{ F	F	10	R	5	L	4
b (move Leap{ L	F	4
b (move Leap{ R	F	5
b (move Leap{ ^	F	9	{	5
b (move Leap{ {	{	4
b (move Remove Remove	(intersection	2	"define"	1	(sites Occupied	1
b (move Select (from	(then	4	(to	1
b (move Select Select	(from	5
b (move Slide #1	(to	3
b (move Slide (between	(then	2	(to	2
b (move Slide (directions	(between	1	(to	1
b (move Slide (to	(then	4	#2	1	#3	1
b (move Slide Orthogonal	(to	5	(then	4	(between	1
b (move Slide Slide	Orthogonal	13	#1	3	(directions	2	Diagonal	2	"name"	1	(then	1	Forward	1
b (move Step "define"	"define"	3	(then	3	stack:	2
b (move Step #1	(to	6
b (move Step #2	(to	2
b (move Step (directions	(to	4	"define"	3
b (move Step (to	(then	11	"define"	1	#2	1	#3	1
b (move Step Adjacent	"define"	7	(to	6
b (move Step All	(to	3
b (move Step Diagonal	(to	3	"define"	1
b (move Step Forward	(to	2
b (move Step Orthogonal	(to	5
b (move Step Step	Adjacent	13	(directions	7	#1	6	Orthogonal	5	Diagonal	4	"define"	3	All	3	#2	2	(to	2	Forward	2
b (move Stepstack: "define"	True	2
b (move ^	Step	47	Slide	23	(from	21	Add	17	Hop	15	Pass	8	Leap	6	Select	5	Remove	4	#1	1	Shoot	1
b (nextPhase ^	(=	1	(all Sites	1
b (no Moves Moves	Next	45
b (no Pieces Pieces	Next	5
b (no ^	Moves	45	Pieces	5	Repeat	1
b (not ^	"define"	31	(is In	8	(is Prev	7	(is Visited	4	(and	3	(is Friend	3	(is Empty	1	(is Enemy	1	(is Line	1
b (option "name"	<tag>	40
b (option <tag>	args:	40
b (option ^	"name"	40
b (option args:	{	40
b (optionargs: <tag>	{	40
b (option{ (item	(item	68
b (option{ <tag>	<tag>	19
b (option{ ^	(item	40	<tag>	40
b (or "define"	"define"	13	(move Pass	5
b (or (=	(=	4	(and	3	(not	2	(!=	1	(>	1	(is Empty	1
b (or (>=	(no Moves	2
b (or (forEach Piece	(forEach Piece	10
b (or (is Friend	(and	2	"define"	1
b (or (is In	(is In	1	(is Occupied	1
b (or (move Slide	"define"	1	(move Hop	1
b (or (move Step	"define"	5	(move Step	3	(move Slide	2	(move Hop	1
b (or (no Moves	(>=	3
b (or (not	(=	7	"define"	1	(!=	1
b (or ^	"define"	18	(=	12	(move Step	11	(forEach Piece	10	(not	9	{	9	(is Friend	3	(no Moves	3	(>=	2	(is In	2	(move Slide	2	(!=	1	(do	1	(if	1	(is Empty	1	(is Full	1	(is Line	1	(move	1	(move Hop	1
b (origin ^	"name"	75
b (or{ "define"	"define"	19	(is Loop	1
b (or{ (and	(and	2
b (or{ (move Step	"define"	2
b (or{ ^	"define"	4	(move Step	2	(=	1	(>	1	(forEach Piece	1
b (pair (id	#2	4	(id	2
b (pair P1	13	2	6	1
b (pair P2	0	2	19	1
b (pair ^	(id	6	P1	3	P2	3	0	1	10	1	13	1	2	1	27	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	7	1	71	1	79	1	86	1	87	1	92	1	95	1
b (path ^	from:	4
b (path from:	to:	4
b (path to:	colour:	4
b (pathExtent ^	(mover	1	(next	1
b (pathcolour: to:	1	2	2	2
b (pathfrom: ^	0	2	1	1	2	1
b (pathto: from:	3	2	1	1	2	1
b (phase "name"	(play	4
b (phase (play	(end	2	(nextPhase	2
b (phase ^	"name"	4
b (piece "name"	Each	94	P1	32	P2	12	Shared	6	Neutral	2
b (piece Each	"define"	21	(or	18	(move Step	10	(move Leap	3	(move Slide	3
b (piece P1	"define"	3	(move Step	3	(if	2	(move Hop	1	(move Slide	1
b (piece P2	(move Slide	4	(move Step	4	"define"	2	(or	1
b (piece ^	"name"	156	#1	3	(mover	3	(id	2	"define"	1
b (place "name"	{	46	(sites	30	coord:	26	"name"	7	count:	7	(intersection	6	(sites Row	6	(expand	4	(sites Phase	4	(difference	3	12	3	(handSite	2	(union	2	0	2	10	2	13	2	4	2	7	2	#1	1	(centrePoint	1	(sites Bottom	1	(sites Corners	1	(sites Top	1	11	1	14	1	15	1	17	1	2	1	20	1	25	1	3	1	5	1	6	1	8	1	9	1
b (place (handSite	count:	2
b (place Stack "name"	(sites	2
b (place Stack (sites	count:	2
b (place Stack Stack	"name"	2	items:	2
b (place Stack items:	0	2
b (place Stackcount: (sites	1	2
b (place Stackitems: Stack	{	2
b (place Stack{ ^	<tag>	2
b (place ^	"name"	166	Stack	4	Random	1
b (place coord:	state:	4
b (place {	state:	2
b (placecoord: "name"	"name"	26
b (placecount: "name"	20	1	3	1	4	1	5	1	7	1	9	1	<tag>	1
b (placecount: (handSite	1	2
b (placestate: coord:	1	2	4	1	6	1
b (placestate: {	1	2
b (place{ "name"	"name"	102
b (place{ ^	"name"	42	<tag>	4
b (play ^	(forEach Piece	18	(do	14	(if	12	(move Add	11	(priority	6	(satisfy	5	(move	3	(move Select	3	(forEach Site	2	"define"	1	(or	1
b (player Colour Colour	P1	1	P2	1
b (player ^	N	13	S	13	Colour	2
b (players ^	2	48	{	13	1	10	<tag>	4
b (players{ (player	(player	13
b (players{ ^	(player	13
b (priority (forEach Piece	(forEach Piece	2
b (priority (max Moves	(or	2
b (priority (or	(or	3
b (priority ^	(or	3	(forEach Piece	2	(max Moves	2	(move Remove	1
b (promote (last To	(piece	9
b (promote (piece	Mover	9
b (promote ^	(last To	9	(between	1
b (range 1	9	3	5	1	<tag>	1
b (range ^	1	5
b (rectangle 1	2	1	3	1	8	1	<tag>	1
b (rectangle 3	4	2	2	1
b (rectangle <tag>	<tag>	2
b (rectangle ^	1	4	3	3	<tag>	2	10	1	2	1
b (region Colour (sites Side	(colour	4
b (region Colour Colour	(sites Side	4
b (region ^	Colour	4
b (regions "name"	P1	15	P2	15	(sites	8	"define"	2	P3	2	(union	1	P4	1	P5	1	P6	1
b (regions P1	(sites Top	9	(sites	8	(expand	4	(sites Bottom	2	(sites Row	2
b (regions P2	(sites Bottom	9	(sites	8	(expand	4	(sites Row	2	(sites Top	2
b (regions P3	(sites	2
b (regions ^	"name"	46	P1	10	P2	10	{	4	HintRegions	1
b (regions{ Rows	Columns	4
b (regions{ ^	Rows	4
b (remove (between	(then	2	at:	2
b (remove (to	(then	10
b (remove ^	(to	22	(between	19	(last From	2	(last To	2	(ahead	1	(square	1
b (removeat: (between	EndOfTurn	2
b (result All	Draw	32
b (result Mover	Win	36	<tag>	2	Loss	2
b (result Next	Loss	30	Win	3
b (result P1	Win	20	Loss	5
b (result P2	Win	9
b (result ^	Mover	40	Next	33	All	32	P1	25	P2	9
b (row ^	of:	8
b (rowof: ^	(from	3	(to	3	(site	2
b (rules (meta	(play	4	(start	1
b (rules (play	(end	72
b (rules (start	(play	55	phases:	2
b (rules ^	"name"	75	(start	56	(play	12	(meta	5	<tag>	1
b (rulesphases: (start	{	2
b (rules{ (phase	(phase	2
b (rules{ ^	(phase	2
b (satisfy ^	{	3	(all Different	2
b (satisfy{ (all Different	(is Sum	2	(forAll	1
b (satisfy{ ^	(all Different	3
b (score P1	(count Pieces	3	"define"	2	(+	2
b (score P2	(+	3	(count Pieces	3	"define"	1
b (score ^	P1	9	P2	9	Mover	3	#1	1
b (set Count 4	to:	2
b (set Count Count	4	2	5	1	<tag>	1
b (set Countto: 4	(sites	1	(sites Board	1
b (set Hidden (sites	to:	2
b (set Hidden False	to:	2
b (set Hidden Hidden	What	4
b (set Hidden What	(sites	2	at:	2
b (set Hidden at:	False	2
b (set Hiddenat: What	(last To	2
b (set Hiddento: (sites	P1	1	P2	1
b (set Hiddento: False	All	2
b (set Score Each	0	2
b (set Score Score	Each	2
b (set State State	at:	2
b (set State at:	0	2
b (set Stateat: State	(+	1	(last To	1
b (set ^	Counter	24	Count	4	Hidden	4	Score	2	State	2	{	2	Pending	1
b (set{ ^	4	1	<tag>	1	{	1
b (shift 1	(rectangle	2
b (shift 4	1	2
b (shift ^	4	2	6	1
b (show Symbol "name"	"name"	3	fillColour:	2	(sites Corners	1	scale:	1
b (show Symbol Symbol	"name"	4
b (show SymbolfillColour: "name"	(colour	2
b (show ^	Symbol	4
b (sites #1	"name"	5
b (sites Around "define"	Orthogonal	2
b (sites Around (from	Adjacent	1	Enemy	1
b (sites Around Around	"define"	2	(from	2	#1	1	(last To	1	(to	1	(where	1
b (sites Direction (directions	distance:	1	included:	1
b (sites Direction Direction	from:	3
b (sites Direction from:	(directions	2	All	1
b (sites Directionfrom: Direction	(from	1	(last To	1	(site	1
b (sites Hand Hand	Mover	1	P2	1	Shared	1
b (sites Incident Incident	Cell	1	Edge	1
b (sites Incident of:	at:	2
b (sites Incidentat: of:	#1	1	(last To	1
b (sites Mover	"name"	13	#1	1
b (sites Next	"name"	2
b (sites Occupied Occupied	by:	21
b (sites Occupied by:	container:	8
b (sites Occupiedby: Occupied	Mover	10	P1	4	Next	2	Shared	2	All	1	Enemy	1	Neutral	1
b (sites Occupiedcontainer: by:	"name"	7	(mover	1
b (sites P1	"name"	4
b (sites P2	"name"	4
b (sites Phase Phase	0	8	1	2
b (sites Row Row	1	4	6	4	2	2	0	1	4	1	5	1	8	1
b (sites Side Side	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
b (sites ^	{	47	"name"	30	Mover	26	Empty	25	Bottom	23	Top	23	Occupied	21	Row	14	Phase	10	Around	8	Board	8	Corners	8	#1	7	Side	6	P1	4	P2	4	Direction	3	Hand	3	Incident	2	Next	2	ToClear	2	Column	1	Left	1	LineOfPlay	1	Outer	1	Pending	1	Playable	1	Right	1
b (sites{ "name"	"name"	20
b (sites{ (-	(-	2
b (sites{ 0	1	2	7	1	9	1
b (sites{ 10	11	2	21	1
b (sites{ 11	13	1	15..24	1
b (sites{ 13	14	2
b (sites{ 14	15..24	1	16	1
b (sites{ 27	28	1	38	1
b (sites{ 3	10	1	4	1
b (sites{ 35	36	2
b (sites{ 9	14	1	4	1
b (sites{ ^	<tag>	5	"name"	4	0	4	7..12	3	(handSite	2	0..9	2	1..12	2	1..6	2	10	2	3	2	#1	1	(+	1	(-	1	(from	1	0..10	1	0..3	1	0..5	1	10..13	1	107..110	1	111..120	1	14..24	1	15	1	17	1	19..22	1	20..25	1	27	1	4..7	1	90	1	98..101	1
b (size ^	Stack	1	Territory	1
b (sow "name"	owner:	2
b (sow ^	"name"	2	if:	2
b (sow apply:	backtracking:	1	includeSelf:	1	origin:	1
b (sow if:	apply:	4
b (sow owner:	if:	2
b (sowapply: if:	(and	2	(if	2
b (sowif: ^	"define"	1	(=	1
b (sowif: owner:	(or	2
b (sowowner: "name"	(mover	2
b (square ^	<tag>	16	8	9	9	4	5	3	10	2	3	2	4	2	6	2	11	1	7	1
b (start ^	{	39	(place	7	(set Count	4	(place Stack	2	(set	2	(set Score	2	(deal Dominoes	1
b (start{ "define"	"define"	3	(set Hidden	1
b (start{ (place	(place	112
b (start{ ^	(place	35	<tag>	2	"define"	1	(place Stack	1
b (then ^	"define"	19	(and	16	(if	15	(set Counter	10	(sow	4	(moveAgain	3	(add	2	(custodial	2	(enclose	2	#2	1	(addScore	1	(promote	1	(set Hidden	1	(set State	1	(trigger	1
b (tile "name"	numSides:	2	Each	1
b (tile ^	"name"	3
b (tile numSides:	{	2
b (tilenumSides: "name"	4	2
b (tile{ (path	(path	2
b (tile{ ^	(path	2
b (to "define"	if:	2	"define"	1
b (to (sites Empty	if:	2
b (to (trackSite Move	"define"	1	if:	1
b (to ^	if:	76	(sites Empty	17	"define"	11	(handSite	6	(apply	3	(trackSite Move	3	(+	2	(sites Board	2	(ahead	1	(difference	1	(last From	1	(last To	1	(mapEntry	1	(site	1	(sites Around	1	(sites LineOfPlay	1	(sites Playable	1	(to	1	(union	1	Cell	1	Edge	1
b (to if:	(apply	23	"define"	8	#3	2	#4	2
b (toif: "define"	"define"	1	(and	1
b (toif: (sites Empty	"define"	1	#2	1
b (toif: ^	(is Empty	27	(and	18	"define"	15	(not	8	(or	3	(is Enemy	2	(is Friend	2	(is In	1
b (topLevel ^	at:	2
b (topLevelat: ^	#1	1	(last To	1
b (track "name"	{	17
b (track P1	directed:	4
b (track P2	directed:	4
b (track ^	"name"	17
b (track loop:	P1	2	P2	2
b (track {	loop:	6	P1	4	P2	4	P3	1	P4	1	directed:	1
b (trackSite Move Move	from:	6
b (trackSite Move from:	steps:	6
b (trackSite Movefrom: Move	(site	3	(from	2	(handSite	1
b (trackSite Movesteps: from:	(count Pips	3	(mapEntry	1	(pips	1	1	1
b (trackSite ^	Move	6	EndSite	1	FirstSite	1
b (trackdirected: P1	True	4
b (trackdirected: P2	True	4
b (trackloop: {	True	6
b (track{ 0	1..6	2
b (track{ 0..5	11..6	1	7..12	1
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
b (track{ 20	3..0	2
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
b (track{ ^	1..6	2	12..7	2	20	2	22	2	0..5	1	0..9	1	19	1	5..0	1	6	1	81	1	82	1	83	1	84	1
b (union (sites Corners	"define"	1	(sites	1
b (union (sites Occupied	(sites	2
b (union (sites Row	(sites Row	2
b (union ^	(sites Corners	2	(sites Occupied	2	(sites Row	2	(sites Empty	1	(sites Left	1	(sites Top	1
b (values Cell	(range	5
b (values ^	Cell	5
b (what ^	at:	7
b (whatat: ^	(to	3	#1	2	(between	2
b (where "name"	P2	7	P1	1
b (where ^	"name"	8
b (who ^	at:	60
b (whoat: ^	(to	33	(between	19	#1	3	(ahead	2	(site	2	(+	1
g "define">"define" ^	"name"	6
g "define">(apply ^	(remove	2	(promote	1
g "define">(from ^	(last To	4	(from	3
g "define">(if "define"	(if	2	"define"	1	(and	1
g "define">(if (can Move	(moveAgain	3
g "define">(if ^	(can Move	3	"define"	2	(is In	1
g "define">(is ^	Empty	2	In	1
g "define">(last ^	To	2	From	1
g "define">(not ^	"define"	5
g "define">(then ^	"define"	2	(and	1	(if	1
g (+>"define" ^	P2	3	P1	2
g (+>(count ^	Pieces	1	at:	1	in:	1
g (+>(last ^	From	3
g (->(column ^	of:	3
g (->(columnof: ^	(from	1	(site	1	(to	1
g (->(row ^	of:	5
g (->(rowof: ^	(from	2	(to	2	(site	1
g (<=>(count Pieces Pieces	Next	2	P2	2	P1	1
g (<=>(count ^	Pieces	5
g (=>(count Cell	at:	4
g (=>(count Pieces Pieces	#1	1	Mover	1	P1	1
g (=>(count Sites Sites	in:	4
g (=>(count Sitesin: Sites	(intersection	2	"define"	1	(sites Around	1
g (=>(count ^	at:	7	Cell	4	Sites	4	Moves	3	Pieces	3	Trials	2	in:	2	Groups	1	Pips	1
g (=>(countat: Cell	(handSite	3	(site	1
g (=>(countat: ^	(to	6	(trackSite EndSite	1
g (=>(id "name"	P2	2	P1	1
g (=>(id ^	"name"	3
g (=>(last ^	To	6
g (=>(sites ^	Occupied	2	Next	1	{	1
g (=>(what ^	at:	3
g (=>(whatat: ^	(to	2	(between	1
g (=>(who ^	at:	3
g (=>(whoat: ^	(site	2	(to	1
g (>=>(count ^	Turns	16	Moves	2
g (>>(count Sites Sites	in:	5
g (>>(count Sitesin: Sites	(intersection	3	"define"	1	(sites Around	1
g (>>(count ^	at:	7	Sites	5	Cell	2	Liberties	2	Pips	1
g (>>(countat: ^	(from	4	"define"	2	(last To	1
g (add>(piece ^	"define"	1	"name"	1	(id	1	(mover	1
g (add>(to ^	(ahead	1	(handSite	1	(last From	1	Cell	1
g (ahead>(last ^	To	3
g (all Sites>(is Empty Empty	(site	2	Cell	1
g (all Sites>(is ^	Empty	3	Occupied	2
g (all Sites>(sites ^	Hand	2	#1	1	Around	1	Board	1	Incident	1	Mover	1	Occupied	1
g (and>"define" ^	Next	4	"name"	2	"define"	1	#1	1	(+	1	(from	1	(to	1	Mover	1
g (and>(!= ^	(between	2	(from	1	(pips	1	(what	1
g (and>(= "define"	1	1	3	1	7	1	8	1	Off	1
g (and>(= ^	"define"	5	(score	2	(to	2	1	2	(from	1	(what	1	0	1	2	1	3	1	4	1
g (and>(> (count	0	3
g (and>(> ^	(count	3	(count Sites	2
g (and>(addScore Mover	(count	1	(count Sites	1	1	1
g (and>(addScore ^	Mover	3
g (and>(all Sites Sites	(sites	2	"define"	1	#4	1
g (and>(all ^	Sites	4
g (and>(fromTo (from	(to	4
g (and>(fromTo (to	(then	2	count:	2
g (and>(fromTo ^	(from	4
g (and>(if (can Move	(moveAgain	4
g (and>(if ^	(can Move	4
g (and>(is Empty Empty	(to	7	"define"	1	(between	1
g (and>(is Enemy Enemy	(who	6
g (and>(is In (to	(sites	4	"define"	2
g (and>(is In In	(to	6	(between	1
g (and>(is Mover Mover	P1	4	P2	2
g (and>(is ^	Empty	9	In	7	Enemy	6	Mover	6	Connected	2	Even	1	Friend	1
g (and>(no Moves Moves	Next	4
g (and>(no ^	Moves	4
g (and>(not ^	"define"	11	(is In	4	(is Visited	4	(and	2
g (and>(or (=	(=	2	(not	2	(!=	1	(and	1
g (and>(or ^	(=	6	(not	2	"define"	1	(!=	1	(is Empty	1
g (and>(remove ^	(to	3	(last From	2	(last To	2	(ahead	1
g (and>(set ^	Counter	12	Hidden	1	Pending	1
g (apply>(fromTo (from	(to	5
g (apply>(fromTo ^	(from	5
g (apply>(if "define"	(remove	5
g (apply>(if ^	"define"	5
g (apply>(is Enemy Enemy	(who	4
g (apply>(is ^	Enemy	4
g (apply>(not ^	(is In	3	(is Friend	1
g (apply>(remove (between	(then	2	at:	2
g (apply>(remove (to	(then	5
g (apply>(remove ^	(between	19	(to	14
g (between>(and ^	"define"	1	(is Empty	1	(is Enemy	1
g (between>(apply ^	(remove	19	(fromTo	1
g (between>(exact ^	1	4	2	2	"define"	1
g (between>(is Enemy Enemy	(who	5
g (between>(is Occupied Occupied	(between	5
g (between>(is ^	Enemy	5	Occupied	5
g (board Colour>(colour ^	"name"	3
g (board>(graph ^	vertices:	3
g (board>(graph vertices:	edges:	3
g (board>(graphedges: vertices:	{	3
g (board>(graphvertices: ^	{	3
g (board>(graph{ 0	2	4	1	3	0	2	3	2	-2	1	8	1
g (board>(graph{ 1	2	4	1	2	4	2	0	1	5	1	8	1
g (board>(graph{ 2	0	3	2	2	3	2	1	1	5	1	8	1
g (board>(graph{ 3	2	2	4	2	0	1	1	1	5	1	6	1	8	1
g (board>(graph{ 4	5	2	1	1	2	1	7	1	8	1
g (board>(graph{ 5	6	2	8	2	7	1	9	1
g (board>(graph{ 6	7	1	8	1	9	1
g (board>(graph{ 7	8	2	0	1	10	1
g (board>(graph{ ^	0	13	1	11	2	10	3	9	4	6	5	6	{	6	7	4	6	3	-1.4	2	1.4	2	8	2	-2	1	9	1
g (board>(graph{ {	{	64
g (board>(hex ^	<tag>	2	Diamond	1	Star	1	Triangle	1
g (board>(rectangle ^	1	2	<tag>	2	10	1	2	1
g (board>(square ^	<tag>	16	8	9	9	4	10	2	3	2	4	2	5	2	11	1	6	1	7	1
g (board>(track "name"	{	11
g (board>(track P1	directed:	4
g (board>(track P2	directed:	4
g (board>(track ^	"name"	11
g (board>(track {	P1	4	P2	4	P3	1	P4	1	directed:	1
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
g (board>(track{ ^	20	2	22	2	0..9	1	19	1	6	1	81	1	82	1	83	1	84	1
g (board>(values Cell	(range	5
g (board>(values ^	Cell	5
g (byScore>(score P1	(count Pieces	3	"define"	2	(+	2
g (byScore>(score P2	(+	3	(count Pieces	3	"define"	1
g (byScore>(score ^	P1	7	P2	7
g (can Move>"define" ^	"define"	2	(from	1	(site	1	Adjacent	1	Diagonal	1
g (can Move>(hop (between	"define"	4	(to	2
g (can Move>(hop (from	Adjacent	3	#1	1	(directions	1	All	1	Diagonal	1
g (can Move>(hop Adjacent	(between	3
g (can Move>(hop ^	(from	7
g (count Sites>(intersection ^	(sites	2	(sites Occupied	2	(sites Around	1	(sites Column	1
g (count>(handSite ^	Mover	5	P1	1
g (count>(sites #1	"name"	3
g (count>(sites ^	#1	3	P1	1	P2	1
g (custodial>(between (exact	if:	5
g (custodial>(between ^	(exact	5	if:	2
g (custodial>(between if:	(apply	6	#2	1
g (custodial>(betweenif: (exact	"define"	3	(and	2
g (custodial>(to ^	if:	7
g (custodial>(toif: ^	(or	3	"define"	2	(is Friend	2
g (define>"define" #1	#2	1	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1
g (define>"define" ^	#1	8	(last From	1	(last To	1
g (define>(+ ^	(count	1	(count Pieces	1	{	1
g (define>(= 0	(count	2	(count Sites	1
g (define>(= 1	(count Groups	1	(count Pieces	1	(state	1
g (define>(= ^	0	3	1	3	6	1
g (define>(> ^	(column	1	(count Liberties	1	(matchScore	1
g (define>(and (is Enemy	(not	2	(!=	1
g (define>(and ^	(is Enemy	3	"define"	1	(!=	1	(=	1	(all Sites	1	(is Empty	1	(is In	1	(not	1	(or	1	{	1
g (define>(apply ^	(if	2	if:	1
g (define>(count ^	Cell	1	Sites	1	at:	1	in:	1
g (define>(custodial (between	(to	5
g (define>(custodial Orthogonal	(between	4
g (define>(custodial ^	Orthogonal	4	(from	1
g (define>(directions ^	{	6	Vertex	2
g (define>(directions{ FL	FR	5
g (define>(directions{ Forward	Backward	1	FL	1	Leftward	1
g (define>(directions{ ^	FL	3	Forward	3
g (define>(forEach (sites Empty	if:	3
g (define>(forEach ^	(sites Empty	3	(sites Board	1	(sites Incident	1	(sites Occupied	1	Die	1
g (define>(forEachif: (sites Empty	(=	1	(is Empty	1	(or	1
g (define>(hop #1	(between	2	Adjacent	1
g (define>(hop (between	"define"	4	(to	1
g (define>(hop (from	#1	2	Diagonal	2
g (define>(hop ^	(from	4	#1	1
g (define>(if "define"	(promote	2	(and	1	(move Hop	1
g (define>(if (is In	(promote	4	(move Slide	1
g (define>(if (or	(move Hop	4
g (define>(if ^	(is In	5	"define"	4	(or	4	(and	2	(can Move	2	(is Mover	2	(is Line	1
g (define>(is Empty Empty	(to	4
g (define>(is Enemy Enemy	(who	20
g (define>(is Friend Friend	(who	8
g (define>(is In (last To	(sites	3
g (define>(is In (to	(sites	5
g (define>(is In In	(to	5	(last To	3	"define"	1
g (define>(is Threatened Threatened	(id	5
g (define>(is ^	Enemy	20	In	9	Friend	8	Threatened	5	Empty	4	Connected	2	Line	1	Loop	1	Sum	1
g (define>(mapEntry "name"	(what	2	Mover	2	#1	1
g (define>(mapEntry ^	"name"	5
g (define>(move Hop "define"	(then	3	"define"	1
g (define>(move Hop (between	"define"	2	(to	1
g (define>(move Hop Adjacent	(between	3
g (define>(move Hop Hop	#1	2	Adjacent	2
g (define>(move Leap Leap	{	2	#1	1
g (define>(move Leap{ F	F	4	L	2	R	2
g (define>(move Leap{ ^	F	4	{	2
g (define>(move Slide #1	(to	3
g (define>(move Slide (to	#2	1	#3	1	(then	1
g (define>(move Slide Slide	#1	3	Orthogonal	2	(directions	1	(then	1
g (define>(move Step (to	(then	3	#2	1	#3	1
g (define>(move Step Step	#1	2	#2	2	(directions	1
g (define>(move ^	Slide	7	Step	5	Hop	4	Leap	3	(from	2	Add	2	#1	1	Select	1
g (define>(or ^	{	3	(=	2	(move Step	2	(not	2	(is In	1
g (define>(or{ "define"	"define"	5
g (define>(or{ ^	(move Step	2	(>	1
g (define>(pair (id	#2	4	(id	2
g (define>(pair ^	(id	6
g (define>(sites ^	Side	2	{	2	#1	1	Around	1	Empty	1
g (define>(sites{ "name"	"name"	4
g (define>(to ^	if:	11
g (define>(toif: ^	(is Empty	9	(and	1	(is Enemy	1
g (define>(trackSite Move Move	from:	3
g (define>(trackSite Move from:	steps:	3
g (define>(trackSite Movefrom: Move	(from	1	(handSite	1	(site	1
g (define>(trackSite Movesteps: from:	(mapEntry	1	(pips	1	1	1
g (define>(trackSite ^	Move	3	FirstSite	1
g (difference>(sites ^	Corners	2	Board	1	Empty	1	{	1
g (directions>(last ^	From	3	To	3
g (do>(forEach ^	Piece	5	Site	1
g (do>(move ^	(from	2	Add	2	Select	1
g (do>(not ^	"define"	5	(and	1
g (do>(or{ "define"	"define"	5
g (end>(if "define"	(result	7
g (end>(if (<=	(result	5
g (end>(if (=	(result	11
g (end>(if (>=	(result	24	(byScore	3
g (end>(if (all Sites	(result	3
g (end>(if (and	(result	11
g (end>(if (is Full	(result	8	(byScore	1
g (end>(if (is In	(result	5
g (end>(if (is Line	(result	6
g (end>(if (is Solved	(result	5
g (end>(if (no Moves	(result	36
g (end>(if (no Pieces	(result	5
g (end>(if (or	(byScore	5	(result	5
g (end>(if ^	(no Moves	36	(>=	27	(=	11	(and	11	(or	10	(is Full	9	"define"	7	(is Line	6	(<=	5	(is In	5	(is Solved	5	(no Pieces	5	(all Sites	3	(all Passed	2	(<	1	(>	1	(is Connected	1	(is Target	1	(is Triggered	1	(is Within	1
g (equipment>"AlquerqueBoard" ^	5	2	<tag>	1
g (equipment>(board (graph	use:	3
g (equipment>(board (square	use:	7	(values	4	(track	1
g (equipment>(board ^	(square	40	(rectangle	6	(hex	5	(graph	3	(merge	2	"CrossGraph"	1	(remove	1	<tag>	1
g (equipment>(boarduse: (graph	Vertex	3
g (equipment>(boarduse: (square	Vertex	6	Edge	1
g (equipment>(board{ (track	(track	6
g (equipment>(board{ ^	(track	4
g (equipment>(dice ^	d:	5
g (equipment>(dice d:	num:	3	from:	2
g (equipment>(diced: ^	6	3	2	2
g (equipment>(dicenum: d:	1	2	2	1
g (equipment>(hand Each	size:	4
g (equipment>(hand ^	Each	10	P1	1	Shared	1
g (equipment>(handsize: Each	2	2	7	1	<tag>	1
g (equipment>(hints{ (hint	(hint	18
g (equipment>(mancalaBoard 2	6	4
g (equipment>(mancalaBoard 6	store:	2	{	2
g (equipment>(mancalaBoard ^	2	4
g (equipment>(map "name"	{	9
g (equipment>(map ^	"name"	9
g (equipment>(map{ "define"	"define"	28
g (equipment>(map{ (pair	(pair	19
g (equipment>(map{ ^	(pair	6	"define"	3
g (equipment>(piece "name"	Each	94	P1	32	P2	12	Shared	6	Neutral	2
g (equipment>(piece Each	"define"	21	(or	18	(move Step	10	(move Leap	3	(move Slide	3
g (equipment>(piece P1	"define"	3	(move Step	3	(if	2	(move Hop	1	(move Slide	1
g (equipment>(piece P2	(move Slide	4	(move Step	4	"define"	2	(or	1
g (equipment>(piece ^	"name"	146
g (equipment>(regions "name"	P1	12	P2	12	(sites	8	"define"	2	(union	1
g (equipment>(regions P1	(sites Top	9	(sites	5	(expand	4	(sites Bottom	2	(sites Row	2
g (equipment>(regions P2	(sites Bottom	9	(sites	5	(expand	4	(sites Row	2	(sites Top	2
g (equipment>(regions ^	"name"	35	P1	10	P2	10	{	4	HintRegions	1
g (equipment>(regions{ Rows	Columns	4
g (equipment>(regions{ ^	Rows	4
g (equipment>(tile "name"	numSides:	2	Each	1
g (equipment>(tile ^	"name"	3
g (expand>(sites ^	Bottom	9	Top	9
g (forEach Piece>"define" "define"	(if	2	(then	1	~	1
g (forEach Piece>"define" ^	"define"	4	Diagonal	2	before:	2	~	2	(from	1	Adjacent	1	Orthogonal	1
g (forEach Piece>"define" before:	after:	3
g (forEach Piece>"define" ~	~	3	"define"	2	(if	1
g (forEach Piece>"define"after: before:	8	2	10	1
g (forEach Piece>(move Slide Slide	Diagonal	2	Orthogonal	1
g (forEach Piece>(move Step "define"	"define"	3	(then	3	stack:	2
g (forEach Piece>(move Step Adjacent	"define"	2	(to	1
g (forEach Piece>(move Step Step	"define"	3	Adjacent	3	(directions	1	(to	1	Orthogonal	1
g (forEach Piece>(move ^	Step	9	Slide	3	(from	2	Hop	1
g (forEach Site>(move (from	(to	3
g (forEach Site>(move (to	(then	3
g (forEach Site>(move ^	(from	3
g (forEach Site>(sites ^	Occupied	2	Empty	1
g (forEach>(sites ^	Empty	3	Board	1	Incident	1	Occupied	1
g (from>(> (count	0	4
g (from>(> ^	(count	4
g (from>(handSite ^	Mover	5	P1	1
g (from>(last ^	To	20	From	1
g (from>(sites Occupied Occupied	by:	4
g (from>(sites Occupiedby: Occupied	Mover	1	Neutral	1	P1	1	Shared	1
g (from>(sites ^	Occupied	4	Mover	3	Around	1	Hand	1
g (fromTo>(count ^	at:	3
g (fromTo>(countat: ^	"define"	1	#1	1	(to	1
g (fromTo>(from ^	(to	5	"define"	1	#1	1	(+	1	(between	1	(last From	1	(last To	1
g (fromTo>(to ^	"define"	4	(handSite	3	(+	1	(last To	1	(mapEntry	1	(to	1
g (game>(equipment ^	{	74
g (game>(equipment{ "AlquerqueBoard"	(piece	2	(hand	1
g (game>(equipment{ (board	(piece	45	(hand	7	(regions	3	(hints	2	(dice	1	(tile	1
g (game>(equipment{ (dice	(piece	5
g (game>(equipment{ (hand	(piece	6	(dice	4	(dominoes	1	(tile	1
g (game>(equipment{ (mancalaBoard	(piece	4
g (game>(equipment{ (map	(regions	6	(map	2
g (game>(equipment{ (piece	(piece	79	(regions	17	(map	7
g (game>(equipment{ (regions	(regions	32	<tag>	1
g (game>(equipment{ ^	(board	59	(mancalaBoard	4	"AlquerqueBoard"	3	(boardless	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1	(surakartaBoard	1
g (game>(players ^	2	47	{	13	1	10	<tag>	4
g (game>(players{ (player	(player	13
g (game>(players{ ^	(player	13
g (game>(rules (meta	(play	4	(start	1
g (game>(rules (play	(end	72
g (game>(rules (start	(play	55	phases:	2
g (game>(rules ^	(start	56	(play	12	(meta	5	<tag>	1
g (graphics>(board Colour Colour	InnerEdges	1	OuterEdges	1	Phase0	1
g (graphics>(board Style Style	Tafl	3	Chess	2	Connect4	1	SnakesAndLadders	1
g (graphics>(board ^	Style	7	Colour	3
g (graphics>(region Colour (sites Side	(colour	4
g (graphics>(region Colour Colour	(sites Side	4
g (graphics>(region ^	Colour	4
g (graphics>(show Symbol "name"	"name"	3	fillColour:	2	(sites Corners	1	scale:	1
g (graphics>(show Symbol Symbol	"name"	4
g (graphics>(show ^	Symbol	4
g (hints>(hint ^	{	20
g (hints>(hint {	13	2	15	2	17	1	19	1	24	1	30	1	34	1	8	1
g (hints>(hint{ 12	13	1	15	1	7	1
g (hints>(hint{ 2	1	1	3	1	6	1
g (hints>(hint{ 3	4	1	7	1	8	1
g (hints>(hint{ 8	9	2	12	1
g (hints>(hint{ ^	2	3	0	2	1	2	11	2	10	1	12	1	14	1	15	1	16	1	17	1	18	1	3	1	5	1	6	1	8	1
g (hop>(between ^	if:	8	#1	1	#2	1	before:	1
g (hop>(betweenif: ^	"define"	6	(is Enemy	1	(is Occupied	1
g (hop>(from ^	(last To	11
g (hop>(to ^	if:	3
g (hop>(toif: ^	(is Empty	2	(and	1
g (if>"define" ^	P1	2	P2	2	(mover	1	(next	1	(to	1	E	1	Mover	1	N	1	mover	1	next	1
g (if>(<= (count Pieces	1	2	15	1	5	1	9	1
g (if>(<= ^	(count Pieces	5
g (if>(= ^	(sites Occupied	2	(to	2	3	2	<tag>	2	Off	2	"define"	1	0	1	15	1	4	1	5	1	7	1
g (if>(> ^	"define"	1	(count	1	(count Pips	1	(count Sites	1	(score	1
g (if>(>= (count Turns	500	6	200	3	300	2	400	2	100	1
g (if>(>= (counter	49	2	99	2	119	1	139	1	29	1	79	1
g (if>(>= ^	(count Turns	14	(counter	8	(count Moves	2	(pathExtent	2	(score	1
g (if>(all Sites Sites	(sites Board	1	(sites Hand	1	(sites Occupied	1
g (if>(all ^	Sites	3	Passed	2
g (if>(and "define"	"define"	2	(no Moves	2	(if	1	(or	1
g (if>(and (is Mover	"define"	2	(is Connected	2	(>	1	(no Moves	1
g (if>(and ^	"define"	6	(is Mover	6	(=	2	(remove	2	{	2	(add	1	(all Sites	1	(fromTo	1
g (if>(byScore ^	{	8
g (if>(byScore{ (score	(score	7
g (if>(byScore{ ^	(score	7	"define"	1
g (if>(can Move Move	"define"	10	(hop	7	(step	1
g (if>(can ^	Move	18
g (if>(forEach Piece Piece	(move Step	2	(or	2	(move	1	(move Hop	1
g (if>(forEach ^	Piece	9	Site	1
g (if>(if (can Move	(moveAgain	3
g (if>(if ^	(can Move	3	(=	2	"define"	1	(>	1
g (if>(is In (last To	(sites	7
g (if>(is In (where	(sites Corners	1	(sites Outer	1	(sites Top	1
g (if>(is In In	(last To	7	(where	3	"define"	1	(from	1
g (if>(is Line Line	3	3	4	1	5	1	6	1	<tag>	1
g (if>(is Mover Mover	P1	4
g (if>(is Prev Prev	Mover	9
g (if>(is ^	In	12	Full	9	Prev	9	Line	7	Solved	5	Mover	4	Connected	1	Even	1	Odd	1	Target	1	Triggered	1	Within	1
g (if>(move (from	(to	7
g (if>(move (to	(then	3	"define"	1
g (if>(move Hop "define"	(then	4	stack:	1
g (if>(move Hop #1	(between	3
g (if>(move Hop (between	"define"	5	(to	1
g (if>(move Hop Hop	#1	3	Diagonal	2	Adjacent	1
g (if>(move ^	(from	7	Hop	6	Add	2	Remove	2	Shoot	1	Slide	1
g (if>(no Moves Moves	Next	36
g (if>(no Pieces Pieces	Next	5
g (if>(no ^	Moves	36	Pieces	5
g (if>(or "define"	(move Pass	5	"define"	3
g (if>(or (no Moves	(>=	3
g (if>(or (not	(=	5
g (if>(or ^	"define"	8	(not	5	(no Moves	3	(>=	2	(move Step	2	(is Full	1	(is Line	1	(move	1	(move Hop	1	{	1
g (if>(promote (last To	(piece	6
g (if>(promote (piece	Mover	6
g (if>(promote ^	(last To	6
g (if>(remove (to	(then	5
g (if>(remove ^	(to	5
g (if>(result All	Draw	32
g (if>(result Mover	Win	36	<tag>	2	Loss	2
g (if>(result Next	Loss	30	Win	3
g (if>(result P1	Win	20	Loss	5
g (if>(result P2	Win	9
g (if>(result ^	Mover	40	Next	33	All	32	P1	25	P2	9
g (info>(description ^	"name"	75
g (info>(origin ^	"name"	75
g (info>(rules ^	"name"	75
g (intersection>(expand (sites Bottom	steps:	3
g (intersection>(expand (sites Top	steps:	3
g (intersection>(expand ^	(sites Bottom	3	(sites Top	3
g (intersection>(expandsteps: (sites Bottom	2	2	3	1
g (intersection>(expandsteps: (sites Top	2	2	3	1
g (intersection>(sites Occupied Occupied	by:	8
g (intersection>(sites Occupiedby: Occupied	Mover	5	All	1	Enemy	1	P1	1
g (intersection>(sites Phase Phase	0	6
g (intersection>(sites ^	Occupied	8	Phase	6	Around	2	Direction	2	#1	1	Column	1	Mover	1
g (is Enemy>(who ^	at:	38
g (is Enemy>(whoat: ^	(between	19	(to	15	#1	2	(ahead	2
g (is Friend>(who ^	at:	18
g (is Friend>(whoat: ^	(to	16	#1	1	(+	1
g (is In>(last ^	To	10
g (is In>(sites Mover	"name"	9	#1	1
g (is In>(sites ^	Mover	21	"name"	6	Corners	2	ToClear	2	Bottom	1	Direction	1	Next	1	Outer	1	Pending	1	Top	1
g (is In>(where "name"	P2	2	P1	1
g (is In>(where ^	"name"	3
g (is Threatened>(id "name"	#1	5
g (is Threatened>(id ^	"name"	5
g (item>"define" ^	0	2	1	2	2	2	3	1
g (item>(place "name"	(sites	11
g (item>(place ^	"name"	11
g (item>(regions "name"	P1	3	P2	3	P3	2	P4	1	P5	1	P6	1
g (item>(regions P1	(sites	3
g (item>(regions P2	(sites	3
g (item>(regions ^	"name"	11
g (mancalaBoard>(track "name"	{	6
g (mancalaBoard>(track ^	"name"	6
g (mancalaBoard>(track loop:	P1	2	P2	2
g (mancalaBoard>(track {	loop:	6
g (mancalaBoard>(trackloop: {	True	6
g (mancalaBoard>(track{ ^	1..6	2	12..7	2	0..5	1	5..0	1
g (map>"define" "name"	"name"	14	0	3	1	2	2	2	3	2	4	2	5	2	6	2	7	1	8	1
g (map>"define" ^	"name"	31
g (map>(pair P1	13	2	6	1
g (map>(pair P2	0	2	19	1
g (map>(pair ^	P1	3	P2	3	0	1	10	1	13	1	2	1	27	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	7	1	71	1	79	1	86	1	87	1	92	1	95	1
g (merge>(shift ^	4	2	6	1
g (metadata>(graphics ^	{	11
g (metadata>(graphics{ (board Style	(show Symbol	2	(player Colour	1
g (metadata>(graphics{ (region Colour	(region Colour	3
g (metadata>(graphics{ ^	(board Style	7	(show Symbol	2	(board Colour	1	(region Colour	1
g (metadata>(info ^	{	75
g (metadata>(info{ (description	(rules	75
g (metadata>(info{ (rules	(origin	75
g (metadata>(info{ ^	(description	75
g (move Add>(piece ^	"name"	2	(id	1	(mover	1
g (move Add>(then ^	(enclose	2	(if	2	"define"	1	(add	1	(custodial	1
g (move Add>(to ^	(sites Empty	11	"define"	3	(site	1	(sites Board	1	Edge	1
g (move Hop>(between #2	if:	2	#3	1
g (move Hop>(between ^	if:	10	#1	2	#2	1	before:	1
g (move Hop>(between if:	(apply	12
g (move Hop>(betweenif: ^	"define"	6	(is Enemy	2	(is Occupied	2
g (move Hop>(then ^	(and	5	(if	4	"define"	2	#2	1
g (move Hop>(to ^	if:	6
g (move Hop>(toif: ^	(is Empty	5	(and	1
g (move Leap>(to ^	if:	6
g (move Leap>(to if:	"define"	3	(apply	2
g (move Leap>(toif: ^	(not	3	(and	2	(is Empty	1
g (move Select>(from (sites	if:	3
g (move Select>(from ^	(sites	3	"define"	1	(from	1
g (move Select>(fromif: (sites	(>	3
g (move Select>(then ^	(sow	4	(if	1
g (move Slide>(between ^	(exact	2	if:	2
g (move Slide>(then ^	"define"	7	(and	1	(custodial	1	(moveAgain	1	(set Counter	1
g (move Slide>(to ^	if:	8	(apply	3
g (move Slide>(to if:	(apply	8
g (move Slide>(toif: ^	"define"	8
g (move Step>(directions ^	{	7
g (move Step>(directions{ FL	FR	6
g (move Step>(directions{ ^	FL	5	Forward	2
g (move Step>(then ^	(and	8	"define"	5	(if	1	(set Counter	1
g (move Step>(to ^	if:	33
g (move Step>(to if:	(apply	7	"define"	5	#3	2	#4	2
g (move Step>(toif: ^	(and	12	(is Empty	10	"define"	5	(not	4	(is Enemy	1	(is In	1
g (move>(from ^	(handSite	6	(from	4	(site	4	(sites Occupied	4	(sites Around	1	(sites Hand	1
g (move>(then ^	(if	5	(moveAgain	2	(and	1
g (move>(to "define"	if:	2	"define"	1
g (move>(to ^	(sites Empty	6	"define"	4	(trackSite Move	3	(handSite	2	(+	1	(difference	1	(sites Board	1	(sites LineOfPlay	1	(sites Playable	1	(union	1	if:	1
g (move>(to if:	(apply	4
g (not>"define" ^	Mover	7	"name"	6	(between	1
g (not>(and ^	"define"	1	(=	1	(is Enemy	1
g (not>(is Friend Friend	(who	3
g (not>(is In (to	(sites	3	"define"	1	(sites Direction	1
g (not>(is In In	(to	5	(between	2	(from	1
g (not>(is Prev Prev	Mover	7
g (not>(is Visited Visited	(to	4
g (not>(is ^	In	8	Prev	7	Visited	4	Friend	3	Empty	1	Enemy	1	Line	1
g (option>(item "define"	"define"	5
g (option>(item "name"	<	108	"name"	29
g (option>(item (place	(place	8
g (option>(item (regions	(regions	8
g (option>(item 14..20	27..32	3
g (option>(item <	"name"	108	<	50
g (option>(item ^	"name"	124	5	15	6	14	4	12	7	12	3	11	8	11	9	8	10	7	19	7	13	5	2	4	(place	3	(regions	3	"CrossGraph"	2	"define"	2	0	2	11	2	15	2	Loss	2	Win	2	{	2	(meta	1	0..17	1	0..2	1	0..9	1	12	1	14	1	14..20	1	16	1	24	1	Enemy	1	Own	1	exact:	1
g (option>(item {	{	64
g (option>(item{ ^	1	2	12	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	79	2	11	1	16	1	17	1	18	1	20	1	21	1	22	1	24	1	26	1	29	1	3	1	30	1	33	1	34	1	36	1	38	1	4	1	42	1	44	1	46	1	47	1	5	1	50	1	51	1	54	1	56	1	58	1	59	1	6	1	60	1	62	1	63	1	64	1	69	1	7	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1	8	1	9	1
g (or>"define" "define"	"define"	7	(apply	2	True	1
g (or>"define" "name"	#1	7
g (or>"define" #1	#2	7
g (or>"define" #2	#3	7
g (or>"define" Diagonal	True	3	"define"	1
g (or>"define" Forward	"define"	2	(is Empty	2	(not	2
g (or>"define" Orthogonal	True	3	"define"	1
g (or>"define" ^	"name"	7	Forward	6	(from	5	Diagonal	4	Orthogonal	4	"define"	3	(directions	2	3	2	P1	2	P2	2	(not	1	-4	1	1	1	2	1	4	1	5	1	6	1	E	1	N	1	NE	1	NW	1	Step	1
g (or>(!= ^	"define"	1	(row	1	(to	1
g (or>(= (from	(last To	6	"define"	1
g (or>(= (to	"define"	2	(handSite	2
g (or>(= ^	(from	7	(to	4	(site	2	(what	2	(who	2	2	2	"define"	1	(between	1	0	1	1	1	3	1
g (or>(> ^	(count Sites	2	"define"	1
g (or>(>= (counter	99	2	19	1
g (or>(>= ^	(counter	3	(count Turns	2	(score	1
g (or>(and (=	(=	3	"define"	1	(is Empty	1
g (or>(and ^	(=	5	{	2	(is Empty	1	(is In	1
g (or>(forEach Piece "name"	"define"	12	(move Step	5	(move Slide	3
g (or>(forEach Piece Piece	"name"	20
g (or>(forEach ^	Piece	21	Site	1
g (or>(is Friend Friend	(who	3
g (or>(is In In	(from	1	(site	1	(to	1
g (or>(is ^	Friend	3	In	3	Empty	2	Full	1	Line	1	Loop	1	Occupied	1
g (or>(move Hop (between	(to	2	"define"	1
g (or>(move Hop Hop	(from	1	Adjacent	1	Orthogonal	1
g (or>(move Slide Slide	Orthogonal	2	"name"	1	(directions	1
g (or>(move Step #1	(to	4
g (or>(move Step (to	(then	6
g (or>(move Step Adjacent	"define"	3	(to	1
g (or>(move Step Step	#1	4	Adjacent	4	(directions	2	All	2	Forward	2	Orthogonal	2
g (or>(move ^	Step	16	Pass	8	Slide	4	Hop	3	(from	1
g (or>(no Moves Moves	Next	5
g (or>(no ^	Moves	5
g (or>(not ^	(is Prev	6	(is Friend	2	"define"	1	(is Enemy	1	(is In	1
g (pair>(id #1	P1	3	P2	3
g (pair>(id ^	#1	6	#2	2
g (phase>(play ^	(if	2	(forEach Piece	1	(move	1
g (piece>"define" "define"	True	5
g (piece>"define" ^	"define"	5	All	3	Orthogonal	2	{	2	Diagonal	1	Leap	1
g (piece>"define"{ F	F	6	R	3	L	2
g (piece>"define"{ R	F	3
g (piece>"define"{ ^	F	5	{	3
g (piece>(move Leap Leap	{	3
g (piece>(move Leap {	(to	3
g (piece>(move Leap{ F	F	6	R	3	L	2
g (piece>(move Leap{ R	F	3
g (piece>(move Leap{ ^	F	5	{	3
g (piece>(move Slide Orthogonal	(then	4	(to	4
g (piece>(move Slide Slide	Orthogonal	8
g (piece>(move Step (directions	"define"	2	(to	1
g (piece>(move Step Adjacent	(to	4	"define"	2
g (piece>(move Step Diagonal	(to	3	"define"	1
g (piece>(move Step Step	Adjacent	6	Diagonal	4	(directions	3	Orthogonal	2	(to	1	All	1
g (piece>(move ^	Step	17	Slide	8	Leap	3	Hop	1
g (piece>(or "define"	"define"	9
g (piece>(or (move Step	(move Slide	2	(move Step	2	(move Hop	1
g (piece>(or ^	"define"	9	(move Step	5	{	3	(move Slide	2
g (piece>(or{ "define"	"define"	8
g (piece>(or{ ^	"define"	3
g (place>(difference ^	(union	2	(sites Board	1
g (place>(expand ^	(sites Bottom	2	(sites Top	2
g (place>(intersection (sites Phase	(expand	6
g (place>(intersection ^	(sites Phase	6
g (place>(sites Phase Phase	0	2	1	2
g (place>(sites Row Row	1	2	6	2	2	1	4	1
g (place>(sites ^	"name"	13	{	13	Row	6	Phase	4	P1	2	P2	2	Bottom	1	Corners	1	Top	1
g (place>(sites{ 10	11	2	21	1
g (place>(sites{ ^	<tag>	3	0	2	10	2	3	2	0..3	1	0..9	1	17	1	4..7	1
g (play>(do (forEach Piece	ifAfterwards:	4
g (play>(do (roll	next:	4
g (play>(do ^	(forEach Piece	4	(roll	4	(move	2	(if	1	(move Add	1	(move Select	1	(or	1
g (play>(doifAfterwards: (forEach Piece	(not	4
g (play>(donext: (roll	(forEach Piece	1	(forEach Site	1	(if	1	(or	1
g (play>(forEach ^	Piece	18	Site	2
g (play>(if (is Prev	(or	5	(move Shoot	1	(priority	1
g (play>(if (or	(forEach Piece	3	(move	1	(priority	1
g (play>(if ^	(is Prev	7	(is Mover	2	(=	1	(>	1	(and	1
g (play>(move (from	(to	3
g (play>(move Add (to	(then	3
g (play>(move Add Add	(to	9	(piece	2
g (play>(move Select (from	(then	3
g (play>(move Select Select	(from	3
g (play>(move ^	Add	11	(from	3	Select	3
g (play>(priority (or	(or	3
g (play>(priority ^	(or	3	(max Moves	2	(forEach Piece	1
g (play>(satisfy ^	{	3	(all Different	2
g (play>(satisfy{ (all Different	(is Sum	2	(forAll	1
g (play>(satisfy{ ^	(all Different	3
g (players>(player ^	N	13	S	13
g (priority>(forEach Piece Piece	(move Step	2	"define"	1	(if	1
g (priority>(forEach ^	Piece	4
g (priority>(or (forEach Piece	(forEach Piece	8
g (priority>(or ^	(forEach Piece	8
g (promote>(last ^	To	9
g (promote>(piece ^	"name"	6	#1	3	(mover	1
g (region Colour>(colour ^	"name"	4
g (region Colour>(sites Side Side	NE	1	NW	1	SE	1	SW	1
g (region Colour>(sites ^	Side	4
g (regions>(expand ^	(sites Bottom	4	(sites Top	4
g (regions>(sites Row Row	0	1	1	1	6	1	8	1
g (regions>(sites ^	{	18	"name"	11	Bottom	11	Top	11	Row	4
g (regions>(sites{ "name"	"name"	16
g (regions>(sites{ ^	7..12	3	"name"	2	0	2	1..6	2	0..5	1	0..9	1	10..13	1	107..110	1	111..120	1	15	1	19..22	1	20..25	1	98..101	1
g (remove>(last ^	From	2	To	2
g (remove>(then ^	(set Counter	8	"define"	2	(addScore	1	(trigger	1
g (rules>(end ^	{	50	(if	22
g (rules>(end{ (if	(if	70
g (rules>(end{ ^	(if	49	"define"	1
g (rules>(meta ^	(swap	3	(automove	1	{	1
g (rules>(phase "name"	(play	4
g (rules>(phase (play	(end	2	(nextPhase	2
g (rules>(phase ^	"name"	4
g (rules>(play ^	(forEach Piece	17	(do	14	(move Add	11	(if	10	(priority	6	(satisfy	5	(move Select	3	(forEach Site	2	(move	2	"define"	1	(or	1
g (rules>(start ^	{	39	(place	7	(set Count	4	(place Stack	2	(set	2	(set Score	2	(deal Dominoes	1
g (rules>(start{ "define"	"define"	3	(set Hidden	1
g (rules>(start{ (place	(place	112
g (rules>(start{ ^	(place	35	<tag>	2	"define"	1	(place Stack	1
g (satisfy>(all ^	Different	5
g (score>"define" ^	P1	2	P2	1
g (score>(+ ^	"define"	2	(score	2	<tag>	1
g (score>(count Pieces Pieces	P1	3	P2	3	#1	1
g (score>(count ^	Pieces	7
g (set Count>(sites ^	Board	2	{	2
g (shift>(rectangle ^	1	2	3	1
g (sites>(- (from	1	1	2	1	3	1
g (sites>(- ^	(from	3
g (start>"define" "name"	"name"	14	1	2
g (start>"define" ^	P1	2	P2	2
g (start>(place "name"	{	46	coord:	26	(sites	19	"name"	7	count:	7	(intersection	6	(sites Row	6	(expand	4	(sites Phase	4	(difference	3	12	3	(handSite	2	(union	2	0	2	10	2	13	2	4	2	7	2	(centrePoint	1	(sites Bottom	1	(sites Corners	1	(sites Top	1	11	1	14	1	15	1	17	1	2	1	20	1	25	1	3	1	5	1	6	1	8	1	9	1
g (start>(place Stack Stack	"name"	2	items:	2
g (start>(place ^	"name"	154	Stack	4
g (start>(place coord:	state:	4
g (start>(placecoord: "name"	"name"	26
g (start>(placecount: "name"	20	1	3	1	4	1	5	1	7	1	9	1	<tag>	1
g (start>(placestate: coord:	1	2	4	1	6	1
g (start>(place{ "name"	"name"	102
g (start>(place{ ^	"name"	42	<tag>	4
g (start>(set Count Count	4	2	5	1	<tag>	1
g (start>(set ^	Count	4	Hidden	2	Score	2	{	2
g (start>(set{ ^	4	1	<tag>	1	{	1
g (then>(and "define"	(promote	1	(remove	1	(set Pending	1
g (then>(and (set Counter	"define"	6	(if	3	#2	1	#3	1	(promote	1
g (then>(and ^	(set Counter	12	"define"	3	(fromTo	1
g (then>(if "define"	(moveAgain	3	"define"	1	(if	1	(set Counter	1
g (then>(if (can Move	(moveAgain	5
g (then>(if ^	"define"	5	(can Move	5	(!=	1	(>	1	(is Even	1	(is In	1	(is Odd	1
g (then>(set ^	Counter	10	Hidden	1	State	1
g (then>(sow ^	"name"	2	if:	2
g (then>(sow apply:	backtracking:	1	includeSelf:	1	origin:	1
g (then>(sow if:	apply:	4
g (then>(sowapply: if:	(and	2	(if	2
g (tile>(path ^	from:	4
g (tile>(path from:	to:	4
g (tile>(path to:	colour:	4
g (tile>(pathcolour: to:	1	2	2	2
g (tile>(pathfrom: ^	0	2	1	1	2	1
g (tile>(pathto: from:	3	2	1	1	2	1
g (to>"define" ^	(to	3	#1	1	Next	1
g (to>(and "define"	(not	6	#3	1
g (to>(and (not	#2	3	(or	1
g (to>(and ^	"define"	7	{	5	(not	4	(!=	1	(is Empty	1	(is In	1	(or	1
g (to>(and{ "define"	#2	2	(or	1
g (to>(and{ (is Empty	"define"	3	#2	1
g (to>(and{ ^	(is Empty	3	(=	1	(not	1
g (to>(apply ^	if:	11	(remove	8	(if	3	"define"	2	(directional	2
g (to>(apply if:	(remove	4	(fromTo	3	"define"	1
g (to>(applyif: ^	(not	4	(is Enemy	3	"define"	2	#2	1	False	1
g (to>(handSite ^	Mover	3	Next	2	(who	1
g (to>(is Empty Empty	(to	27
g (to>(is ^	Empty	27	Enemy	2	Friend	2	In	1
g (to>(not ^	"define"	8
g (to>(or (is Friend	(and	2	"define"	1
g (to>(or ^	(is Friend	3	(=	1
g (to>(sites ^	Empty	18	Board	2	Around	1	LineOfPlay	1	Playable	1
g (to>(trackSite Move Move	from:	3
g (to>(trackSite Move from:	steps:	3
g (to>(trackSite Movefrom: Move	(site	2	(from	1
g (to>(trackSite Movesteps: from:	(count Pips	3
g (to>(trackSite ^	Move	3
g (trackSite Move>(count ^	Pips	3
g (union>(sites Row Row	1	1	2	1	5	1	6	1
g (union>(sites ^	Row	4	{	4	Corners	2	Occupied	2	Bottom	1	Empty	1	Left	1	Right	1	Top	1
g (union>(sites{ ^	(handSite	2	"name"	1	(from	1
g (values>(range 1	9	3	5	1	<tag>	1
g (values>(range ^	1	5
g >(define "define"	(if	20	(is Enemy	20	(and	12	(to	11	"define"	10	(or	10	(is In	9	(directions	8	(is Friend	8	(=	7	(move Slide	7	(forEach	6	(custodial	5	(hop	5	(is Threatened	5	(mapEntry	5	(move Step	5	(is Empty	4	(move Hop	4	(+	3	(>	3	(apply	3	(count	3	(move	3	(move Leap	3	(pair	3	(sites	3	(trackSite Move	3	(all Sites	2	(is Connected	2	(move Add	2	(then	2	(where	2	{	2	(<	1	(between	1	(centrePoint	1	(count Sites	1	(forEach Die	1	(fromTo	1	(is Line	1	(is Loop	1	(is Sum	1	(move Select	1	(place	1	(place Random	1	(score	1	(set Counter	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	8	1
g >(define (pair	(pair	3
g >(define ^	"define"	213
g >(define{ F	F	2	L	1	R	1
g >(define{ ^	F	2	(sites Side	1	{	1
g >(game "name"	(players	74
g >(game (equipment	(rules	74
g >(game (players	(equipment	74
g >(game ^	"name"	74
g >(metadata (info	(graphics	11
g >(metadata ^	(info	75
g >(option "name"	<tag>	40
g >(option <tag>	args:	40
g >(option ^	"name"	40
g >(option args:	{	40
g >(optionargs: <tag>	{	40
g >(option{ (item	(item	68
g >(option{ <tag>	<tag>	19
g >(option{ ^	(item	40	<tag>	40
i "AlquerqueBoard" 0	5	2	<tag>	1
i "AlquerqueBoard" 1	5	2	<tag>	1
i "CrossGraph" 0	3	3
i "CrossGraph" 1	15	1	5	1	7	1
i "define" 0	"name"	52	"define"	15	#1	12	Mover	12	P1	11	P2	11	(from	9	Diagonal	8	Next	7	Orthogonal	7	(to	6	Forward	6	0	4	2	4	1	3	3	3	All	3	(between	2	(directions	2	(last To	2	(site	2	Adjacent	2	E	2	N	2	NE	2	NW	2	before:	2	{	2	~	2	(+	1	(-	1	(last From	1	(mover	1	(next	1	(not	1	(row	1	-4	1	4	1	5	1	6	1	Leap	1	Step	1	mover	1	next	1	replayDouble:	1
i "define" 1	"name"	18	True	17	"define"	9	#1	7	4	5	(if	4	(not	4	3	4	5	4	#2	3	(then	3	0	3	1	3	2	3	~	3	(is Empty	2	6	2	7	2	SE	2	SW	2	after:	2	at:	2	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1	(-	1	(and	1	(apply	1	(column	1	(is In	1	-2	1	8	1	<tag>	1	All	1	P1	1	P2	1	S	1	W	1	before:	1	{	1
i "define" 2	#2	7	"define"	6	1	6	2	3	"name"	2	(apply	2	(if	2	3	2	(then	1	-1	1	6	1	8	1	after:	1	~	1
i "define" 3	#3	7	"name"	2	(sites	2	"define"	1
i "define" 4	"name"	2
i "define" 5	"name"	2
i "define" 6	"name"	2
i "define" 7	"name"	2
i "define" 8	"name"	2
i "define"after: 1	10	1	8	1
i "define"at: 1	(+	1	(from	1
i "define"before: 0	10	1	8	1
i "define"{ 0	F	5	{	3
i "define"{ 1	F	5	{	2
i "define"{ 2	R	3	L	2
i "define"{ 3	F	5
i (!= 0	(between	2	(pips	2	"define"	1	(from	1	(mapEntry	1	(row	1	(to	1	(what	1
i (!= 1	"define"	3	0	2	(centrePoint	1	(id	1	(last To	1	(row	1	(to	1
i (+ 0	(from	6	(last From	3	"define"	2	(score	2	(to	2	#1	1	(count	1	(count Pieces	1	<tag>	1	{	1
i (+ 1	"define"	3	#1	3	#3	3	#2	2	(if	2	6	2	(count	1	(size Territory	1	1	1	2	1
i (- 0	(from	3	(row	2	(to	2	<tag>	2	(column	1	(matchScore	1
i (- 1	(row	3	(column	2	6	2	(matchScore	1	1	1	2	1	3	1
i (/ 0	(-	2
i (/ 1	2	2
i (< 0	"define"	1	#1	1	#2	1	(column	1	(count Pieces	1	(from	1
i (< 1	<tag>	2	"define"	1	(column	1	(to	1	3	1
i (<= 0	(count Pieces	5	(+	1
i (<= 1	1	2	15	1	5	1	9	1	<tag>	1
i (= 0	(from	8	(to	8	0	8	"define"	7	1	7	3	4	(what	3	(who	3	2	3	(score	2	(site	2	(sites Occupied	2	4	2	<tag>	2	Off	2	(between	1	(count Moves	1	15	1	5	1	6	1	7	1
i (= 1	(count	13	"define"	9	(last To	6	(count Sites	4	(count Pieces	3	(id	3	(count Moves	2	(count Trials	2	(handSite	2	(sites	2	(where	2	24	2	7	2	P1	2	#1	1	(-	1	(abs	1	(centrePoint	1	(count Groups	1	(count Pips	1	(from	1	(size Stack	1	(state	1	1	1	2	1	3	1	8	1	End	1	Off	1
i (> 0	(count	9	(count Sites	5	"define"	3	(count Liberties	2	(column	1	(count Pips	1	(matchScore	1	(score	1
i (> 1	0	18	"define"	1	(column	1	(matchScore	1	1	1	30	1
i (>= 0	(count Turns	16	(counter	11	(count Moves	2	(pathExtent	2	(score	2	(column	1
i (>= 1	500	7	300	4	99	4	200	3	400	3	49	2	8	2	(column	1	10	1	100	1	119	1	139	1	19	1	25	1	29	1	79	1
i (add 0	(piece	4
i (add 1	(to	4
i (addScore 0	Mover	4
i (addScore 1	1	2	(count	1	(count Sites	1
i (ahead 0	(last To	3	(site	2	(from	1	(to	1
i (ahead 1	"define"	2	#1	2	Backward	2	S	1
i (all 0	Sites	10	Different	5	Passed	3
i (all Sites 1	(sites	2	(sites Hand	2	"define"	1	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1	(sites Occupied	1
i (all Sites 2	if:	10
i (all Sitesif: 2	(is Empty	3	(is Occupied	2	(or	2	(=	1	(>=	1	(not	1
i (and 0	"define"	19	(set Counter	12	{	11	(=	9	(is Mover	6	(not	6	(is Enemy	5	(is Empty	4	(is In	3	(!=	2	(addScore	2	(all Sites	2	(fromTo	2	(or	2	(remove	2	(add	1
i (and 1	"define"	12	(not	11	(or	8	(=	5	(remove	5	#2	4	(if	4	(is In	4	(no Moves	4	#3	3	(!=	3	(>	3	(is Connected	2	(promote	2	(all Sites	1	(fromTo	1	(is Empty	1	(is Enemy	1	(is Even	1	(set Hidden	1	(set Pending	1
i (and{ 0	"define"	3	(is Empty	3	(<	1	(=	1	(add	1	(not	1	(remove	1
i (and{ 1	"define"	4	(=	2	(<	1	(addScore	1	(fromTo	1	(is Empty	1	(not	1
i (and{ 2	#2	3	(>	2	#1	1	(<=	1	(is Friend	1	(moveAgain	1	(or	1
i (apply 0	(remove	29	if:	12	(if	5	"define"	2	(directional	2	(fromTo	1	(promote	1
i (apply 1	(fromTo	4	(remove	4	"define"	1
i (applyif: 0	(is Enemy	4	(not	4	"define"	2	#2	1	False	1
i (between 0	if:	25	(exact	7	#1	3	#2	2	before:	2
i (between 1	(apply	12	if:	6	#2	4	#3	2	after:	2
i (between 2	if:	7	(apply	5
i (between 3	(apply	3
i (betweenafter: 1	8	1	9	1
i (betweenbefore: 0	8	1	9	1
i (betweenif: 0	"define"	15	(is Enemy	5	(is Occupied	4	(and	1
i (betweenif: 1	"define"	3	(and	2	(not	1
i (betweenif: 2	"define"	6	(is Occupied	1
i (board 0	(square	40	Style	7	(rectangle	6	(hex	5	(graph	3	Colour	3	(merge	2	"CrossGraph"	1	(remove	1	<tag>	1
i (board 1	use:	11	(values	5	{	4	(track	1
i (board Colour 1	InnerEdges	1	OuterEdges	1	Phase0	1
i (board Colour 2	(colour	3
i (board Style 1	Tafl	3	Chess	2	Connect4	1	SnakesAndLadders	1
i (boardless 0	Square	2
i (boarduse: 1	Vertex	10	Edge	1
i (board{ 0	(track	4
i (board{ 1	(track	4
i (byScore 0	{	8
i (byScore{ 0	(score	7	"define"	1
i (byScore{ 1	(score	7	"define"	1
i (can 0	Move	18
i (can Move 1	"define"	10	(hop	7	(step	1
i (colour 0	"name"	11
i (column 0	of:	11
i (columnof: 0	(site	3	(to	3	(from	2	"define"	1	(last From	1	(last To	1
i (count 0	at:	22	Pieces	17	Turns	16	Sites	11	Cell	7	Moves	7	Pips	6	in:	6	Liberties	2	Trials	2	Groups	1
i (count 1	at:	7
i (count Liberties 1	Orthogonal	2
i (count Pieces 1	P1	5	P2	5	#1	3	Next	3	Mover	1
i (count Sites 1	in:	11
i (count Sitesin: 1	(intersection	6	"define"	3	(sites Around	2
i (countat: 0	(to	10	(from	4	"define"	3	(mapEntry	2	#1	1	(last To	1	(trackSite EndSite	1
i (countat: 1	(handSite	6	(site	1
i (countin: 0	(sites	5	"define"	1
i (custodial 0	Orthogonal	5	(from	1	All	1
i (custodial 1	(between	6	All	1
i (custodial 2	(to	6	(between	1
i (define 0	"define"	213
i (define 1	(if	20	(is Enemy	20	(and	12	(to	11	(or	10	(is In	9	(directions	8	(is Friend	8	(=	7	(move Slide	7	(forEach	6	(custodial	5	(hop	5	(is Threatened	5	(mapEntry	5	(move Step	5	(is Empty	4	(move Hop	4	"define"	3	(+	3	(>	3	(apply	3	(count	3	(move	3	(move Leap	3	(pair	3	(sites	3	(trackSite Move	3	(all Sites	2	(is Connected	2	(move Add	2	(then	2	(where	2	{	2	(<	1	(between	1	(centrePoint	1	(count Sites	1	(forEach Die	1	(fromTo	1	(is Line	1	(is Loop	1	(is Sum	1	(move Select	1	(place	1	(place Random	1	(score	1	(set Counter	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	8	1
i (define 2	(pair	3	"define"	1
i (define{ 0	F	2	(sites Side	1	{	1
i (define{ 1	F	2	(sites Side	1	{	1
i (define{ 2	L	1	R	1
i (define{ 3	F	2
i (description 0	"name"	75
i (dice 0	d:	5
i (dice 1	num:	3	from:	2
i (dice 2	num:	2
i (diced: 0	6	3	2	2
i (dicefrom: 1	0	2
i (dicenum: 1	1	2	2	1
i (dicenum: 2	4	2
i (difference 0	(union	2	(sites Board	1	(sites Empty	1
i (difference 1	(sites Corners	2	(centrePoint	1	(sites	1
i (directional 0	(from	2
i (directional 1	"define"	2
i (directional 2	"define"	2
i (directions 0	{	18	Vertex	3	Cell	2
i (directions 1	from:	5
i (directions 2	to:	5
i (directionsfrom: 1	(last From	3	(from	1	(to	1
i (directionsto: 2	(last To	3	(from	1	(to	1
i (directions{ 0	FL	10	Forward	5	#1	2	N	1
i (directions{ 1	FR	10	Leftward	3	#2	2	Backward	1	FL	1	S	1
i (directions{ 2	Rightward	3	FR	1	Leftward	1
i (directions{ 3	BL	1	FL	1	Rightward	1
i (directions{ 4	BR	1	FL	1	FR	1
i (do 0	(forEach Piece	4	(roll	4	(move	2	(move Add	2	"define"	1	(if	1	(move Select	1	(or	1
i (do 1	ifAfterwards:	11	next:	5
i (doifAfterwards: 1	(not	6	(>	2	"define"	1	(is PipsMatch	1	(is SidesMatch	1
i (donext: 1	(forEach Piece	1	(forEach Site	1	(if	1	(max Moves	1	(or	1
i (enclose 0	(from	2
i (enclose 1	Orthogonal	2
i (enclose 2	(between	2
i (end 0	{	52	(if	23
i (end{ 0	(if	51	"define"	1
i (end{ 1	(if	52
i (end{ 2	(if	19
i (end{ 3	(if	3
i (equipment 0	{	74
i (equipment{ 0	(board	59	(mancalaBoard	4	"AlquerqueBoard"	3	(boardless	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1	(surakartaBoard	1
i (equipment{ 1	(piece	55	(hand	12	(regions	3	(hints	2	(dice	1	(tile	1
i (equipment{ 10	(piece	2	(regions	2	(map	1
i (equipment{ 11	(piece	2	(regions	2
i (equipment{ 12	(piece	2	(regions	1
i (equipment{ 13	(piece	2
i (equipment{ 14	(piece	2
i (equipment{ 15	(piece	2
i (equipment{ 2	(piece	31	(regions	8	(dice	4	(map	2	(dominoes	1	(tile	1
i (equipment{ 3	(piece	16	(regions	13	(map	1	(tile	1
i (equipment{ 4	(regions	10	(piece	8	(map	3
i (equipment{ 5	(piece	8	(regions	3
i (equipment{ 6	(piece	6	(regions	3
i (equipment{ 7	(piece	4	(regions	4
i (equipment{ 8	(piece	3	(regions	3	<tag>	1
i (equipment{ 9	(piece	3	(regions	2
i (exact 0	1	4	2	2	"define"	1
i (expand 0	(sites Bottom	9	(sites Top	9	origin:	1
i (expand 1	steps:	10	Orthogonal	1
i (expandsteps: 1	2	6	3	2	4	2
i (forEach 0	Piece	58	Site	5	(sites Empty	3	(sites Board	1	(sites Incident	1	(sites Occupied	1	Die	1	Value	1
i (forEach 1	if:	6
i (forEach Piece 1	"name"	20	(move Step	4	(if	2	(move	2	(or	2	"define"	1	(move Hop	1
i (forEach Piece 2	"define"	12	(move Step	5	(move Slide	3
i (forEach Piece 3	top:	4
i (forEach Piecetop: 3	True	4
i (forEach Site 1	(sites Occupied	2	(union	2	(sites Empty	1
i (forEach Site 2	(move	3	(forEach Value	1	(if	1
i (forEachif: 1	"define"	1	(=	1	(and	1	(is Empty	1	(not	1	(or	1
i (from 0	(last To	20	(from	9	(handSite	6	(to	6	(site	4	(sites Occupied	4	(sites	3	"define"	2	#1	2	(+	1	(between	1	(last From	1	(sites Around	1	(sites Hand	1
i (from 1	if:	4	level:	2
i (fromTo 0	(from	11
i (fromTo 1	(to	11
i (fromTo 2	count:	4	(then	2
i (fromTocount: 2	(count	3	1	1
i (fromif: 1	(>	4
i (fromlevel: 1	(level	1	(topLevel	1
i (game 0	"name"	74
i (game 1	(players	74
i (game 2	(equipment	74
i (game 3	(rules	74
i (graph 0	vertices:	3
i (graph 1	edges:	3
i (graphedges: 1	{	3
i (graphics 0	{	11
i (graphics{ 0	(board Style	7	(show Symbol	2	(board Colour	1	(region Colour	1
i (graphics{ 1	(show Symbol	2	(board Colour	1	(player Colour	1	(region Colour	1
i (graphics{ 2	(board Colour	1	(player Colour	1	(region Colour	1
i (graphvertices: 0	{	3
i (graph{ 0	0	13	1	11	2	10	3	9	4	6	5	6	{	6	7	4	6	3	-1.4	2	1.4	2	8	2	-2	1	9	1
i (graph{ 1	2	13	8	10	0	9	1	8	{	6	5	5	3	4	4	4	10	3	6	3	7	3	9	3	-1.4	2	1.4	2	-2	1
i (graph{ 10	{	3
i (graph{ 11	{	2
i (graph{ 12	{	2
i (graph{ 13	{	2
i (graph{ 14	{	2
i (graph{ 15	{	2
i (graph{ 2	{	6
i (graph{ 3	{	6
i (graph{ 4	{	6
i (graph{ 5	{	5
i (graph{ 6	{	5
i (graph{ 7	{	4
i (graph{ 8	{	4
i (graph{ 9	{	3
i (hand 0	Each	10	P1	1	Shared	1
i (hand 1	size:	5
i (handSite 0	Mover	18	Next	2	P1	2	Shared	2	(who	1
i (handSite 1	1	5	#1	1	(mapEntry	1	0	1
i (handsize: 1	2	3	7	1	<tag>	1
i (hex 0	<tag>	2	Diamond	1	Star	1	Triangle	1
i (hex 1	<tag>	2	4	1
i (hint 0	{	20
i (hint 1	13	2	15	2	17	1	19	1	24	1	30	1	34	1	8	1
i (hints 0	{	2
i (hints{ 0	(hint	2
i (hints{ 1	(hint	2
i (hints{ 2	(hint	2
i (hints{ 3	(hint	2
i (hints{ 4	(hint	2
i (hints{ 5	(hint	2
i (hints{ 6	(hint	2
i (hints{ 7	(hint	2
i (hints{ 8	(hint	2
i (hints{ 9	(hint	2
i (hint{ 0	2	3	0	2	1	2	11	2	10	1	12	1	14	1	15	1	16	1	17	1	18	1	3	1	5	1	6	1	8	1
i (hint{ 1	1	2	3	2	6	2	7	2	9	2	0	1	11	1	12	1	13	1	14	1	16	1	19	1	22	1	4	1	8	1
i (hint{ 2	13	2	8	2	4	1	7	1
i (hint{ 3	11	1	12	1	14	1	16	1	5	1	9	1
i (hint{ 4	10	1	15	1
i (hop 0	(from	11	#1	1
i (hop 1	Adjacent	4	#1	3	Diagonal	3	(directions	1	All	1
i (hop 2	(between	11	"define"	1
i (hop 3	"define"	9	(to	3
i (id 0	"name"	12	#1	6	#2	2
i (id 1	P2	7	#1	5	P1	5	Mover	3
i (if 0	(no Moves	36	"define"	28	(>=	27	(can Move	18	(=	16	(or	15	(and	14	(is In	12	(is Full	9	(is Prev	9	(is Line	7	(<=	5	(>	5	(is Solved	5	(no Pieces	5	(is Mover	4	(all Sites	3	(all Passed	2	(!=	1	(<	1	(is Connected	1	(is Even	1	(is Odd	1	(is Target	1	(is Triggered	1	(is Within	1	(not	1
i (if 1	(result	139	(moveAgain	25	(byScore	10	(or	8	(move	6	(move Hop	6	(promote	6	(and	5	(remove	5	"define"	4	(+	2	(count	2	(move Add	2	(forEach Piece	1	(forEach Site	1	(fromTo	1	(move Remove	1	(move Shoot	1	(move Slide	1	(priority	1	(roll	1	(set Counter	1
i (if 2	(forEach Piece	8	(if	7	"define"	2	(-	2	(and	2	(or	2	0	2	#3	1	#4	1	(move	1	(move Remove	1	(priority	1
i (info 0	{	75
i (info{ 0	(description	75
i (info{ 1	(rules	75
i (info{ 2	(origin	75
i (intersection 0	(sites Phase	6	(sites Occupied	4	(sites	2	(sites Around	1	(sites Column	1
i (intersection 1	(expand	6	(sites Occupied	4	(sites Direction	2	(sites Around	1	(union	1
i (is 0	Empty	49	In	41	Enemy	38	Friend	18	Prev	16	Full	10	Line	10	Mover	10	Occupied	8	Connected	5	Solved	5	Threatened	5	Visited	4	Sum	3	Even	2	Loop	2	Odd	1	PipsMatch	1	SidesMatch	1	Target	1	Triggered	1	Within	1
i (is Connected 1	"define"	2	3	2	2	1
i (is Connected 2	Corners	1	Sides	1	SidesNoCorners	1
i (is Empty 1	(to	41	(between	2	(site	2	"define"	1	(ahead	1	Cell	1	Edge	1
i (is Empty 2	(site	2
i (is Enemy 1	(who	38
i (is Even 1	(count	1	(count Moves	1
i (is Friend 1	(who	18
i (is In 1	(to	19	(last To	10	(between	3	(from	3	(where	3	"define"	2	(site	1
i (is In 2	(sites	28	"define"	3	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Outer	1	(sites Pending	1	(sites Top	1
i (is Line 1	3	5	5	2	4	1	6	1	<tag>	1
i (is Line 2	All	4	Orthogonal	2
i (is Line 3	<tag>	1	through:	1
i (is Mover 1	P1	8	P2	2
i (is Occupied 1	(between	5	(site	2	(ahead	1
i (is Prev 1	Mover	16
i (is Sum 1	(hint	1	(sites	1	15	1
i (is Threatened 1	(id	5
i (is Visited 1	(to	4
i (item 0	"name"	124	5	15	6	14	4	12	7	12	3	11	8	11	9	8	10	7	19	7	13	5	2	4	(place	3	(regions	3	"CrossGraph"	2	"define"	2	0	2	11	2	15	2	Loss	2	Win	2	{	2	(meta	1	0..17	1	0..2	1	0..9	1	12	1	14	1	14..20	1	16	1	24	1	Enemy	1	Own	1	exact:	1
i (item 1	<	108	"name"	16	(place	3	(regions	3	"define"	2	{	2	10	1	13	1	14	1	18	1	21	1	27..32	1	3	1	6	1	6..8	1
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
i (item 2	"name"	82	<	33	"define"	2	(place	2	(regions	2	{	2	13	1	14..20	1	15..24	1	20	1	24	1	7	1
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
i (item 3	"name"	24	<	14	{	2	"define"	1	(place	1	(regions	1	13	1	23	1	26	1	27..32	1
i (item 30	{	2
i (item 4	"name"	12	<	3	{	2	(place	1	(regions	1	14..20	1	25	1	27..44	1
i (item 5	"name"	3	{	2	(place	1	(regions	1	27..32	1
i (item 6	{	2
i (item 7	{	2
i (item 8	{	2
i (item 9	{	2
i (item{ 0	1	2	12	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	79	2	11	1	16	1	17	1	18	1	20	1	21	1	22	1	24	1	26	1	29	1	3	1	30	1	33	1	34	1	36	1	38	1	4	1	42	1	44	1	46	1	47	1	5	1	50	1	51	1	54	1	56	1	58	1	59	1	6	1	60	1	62	1	63	1	64	1	69	1	7	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1	8	1	9	1
i (item{ 1	1	11	6	9	9	8	3	7	4	7	5	7	7	7	2	6	8	4
i (last 0	To	68	From	12
i (mancalaBoard 0	2	4
i (mancalaBoard 1	6	4
i (mancalaBoard 2	store:	2	{	2
i (mancalaBoard 3	(track	2
i (mancalaBoardstore: 2	None	2
i (mancalaBoard{ 0	(track	2
i (mancalaBoard{ 1	(track	2
i (map 0	"name"	9
i (map 1	{	9
i (mapEntry 0	"name"	9	(last To	2
i (mapEntry 1	#1	3	(what	2	Mover	2	"define"	1	(count Pips	1
i (map{ 0	(pair	6	"define"	3
i (map{ 1	(pair	5	"define"	3
i (map{ 2	"define"	3	(pair	2
i (map{ 3	"define"	3	(pair	2
i (map{ 4	"define"	3	(pair	2
i (map{ 5	"define"	3	(pair	2
i (map{ 6	"define"	3	(pair	2
i (map{ 7	"define"	3	(pair	2
i (map{ 8	"define"	2	(pair	1
i (map{ 9	"define"	1	(pair	1
i (matchScore 0	#1	2	#2	2
i (max 0	Moves	3
i (max Moves 1	(or	2	"define"	1
i (merge 0	(rectangle	1	{	1
i (meta 0	(swap	4	(automove	1	{	1
i (metadata 0	(info	75
i (metadata 1	(graphics	11
i (move 0	Step	47	Slide	23	(from	21	Add	17	Hop	15	Pass	8	Leap	6	Select	5	Remove	4	#1	1	Shoot	1
i (move 1	(to	21	#2	1
i (move 2	(then	8	"define"	2	(to	1	copy:	1	count:	1
i (move Add 1	(to	13	(piece	4
i (move Add 2	(then	5	(to	4
i (move Add 3	(then	2
i (move Hop 1	#1	5	Adjacent	4	Orthogonal	3	Diagonal	2	(from	1
i (move Hop 2	(between	12	(directions	1	Adjacent	1	All	1
i (move Hop 3	"define"	9	(to	4	(between	2
i (move Hop 4	(then	8	(to	2	"define"	1	stack:	1
i (move Hop 5	(then	4
i (move Leap 1	{	5	#1	1
i (move Leap 2	(to	5	forward:	1
i (move Leap 3	(then	1	(to	1
i (move Leap{ 0	F	9	{	5
i (move Leap{ 1	F	9	{	4
i (move Leap{ 2	R	5	L	4
i (move Leap{ 3	F	9
i (move Remove 1	(intersection	2	"define"	1	(sites Occupied	1
i (move Select 1	(from	5
i (move Select 2	(then	4	(to	1
i (move Slide 1	Orthogonal	13	#1	3	(directions	2	Diagonal	2	"name"	1	(then	1	Forward	1
i (move Slide 2	(to	9	(between	4	(then	4
i (move Slide 3	(then	5	(to	2	#2	1	#3	1
i (move Step 1	Adjacent	13	(directions	7	#1	6	Orthogonal	5	Diagonal	4	"define"	3	All	3	#2	2	(to	2	Forward	2
i (move Step 2	(to	31	"define"	14
i (move Step 3	(then	14	stack:	2	"define"	1	#2	1	#3	1
i (move Stepstack: 3	True	2
i (nextPhase 0	(=	1	(all Sites	1
i (nextPhase 1	"name"	2
i (no 0	Moves	45	Pieces	5	Repeat	1
i (no Moves 1	Next	45
i (no Pieces 1	Next	5
i (not 0	"define"	31	(is In	8	(is Prev	7	(is Visited	4	(and	3	(is Friend	3	(is Empty	1	(is Enemy	1	(is Line	1
i (option 0	"name"	40
i (option 1	<tag>	40
i (option 2	args:	40
i (option 3	{	40
i (optionargs: 2	{	40
i (option{ 0	(item	40	<tag>	40
i (option{ 1	(item	39	<tag>	13
i (option{ 2	(item	23	<tag>	5
i (option{ 3	(item	4	<tag>	1
i (or 0	"define"	18	(=	12	(move Step	11	(forEach Piece	10	(not	9	{	9	(is Friend	3	(no Moves	3	(>=	2	(is In	2	(move Slide	2	(!=	1	(do	1	(if	1	(is Empty	1	(is Full	1	(is Line	1	(move	1	(move Hop	1
i (or 1	"define"	21	(=	11	(forEach Piece	10	(move Pass	8	(and	5	(>=	4	(move Step	3	(!=	2	(>	2	(move Hop	2	(move Slide	2	(no Moves	2	(not	2	(<	1	(all Passed	1	(forEach Site	1	(is Empty	1	(is In	1	(is Occupied	1
i (origin 0	"name"	75
i (or{ 0	"define"	4	(move Step	2	(=	1	(>	1	(forEach Piece	1
i (or{ 1	"define"	6	(and	2	(do	1
i (or{ 2	"define"	6	(and	2	(is Loop	1
i (or{ 3	"define"	5
i (or{ 4	"define"	2
i (pair 0	(id	6	P1	3	P2	3	0	1	10	1	13	1	2	1	27	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	7	1	71	1	79	1	86	1	87	1	92	1	95	1
i (pair 1	#2	4	(id	2	0	2	13	2	18	1	19	1	21	1	23	1	25	1	29	1	32	1	37	1	4	1	40	1	5	1	52	1	53	1	6	1	63	1	66	1	68	1	74	1	77	1	80	1	98	1
i (path 0	from:	4
i (path 1	to:	4
i (path 2	colour:	4
i (pathExtent 0	(mover	1	(next	1
i (pathcolour: 2	1	2	2	2
i (pathfrom: 0	0	2	1	1	2	1
i (pathto: 1	3	2	1	1	2	1
i (phase 0	"name"	4
i (phase 1	(play	4
i (phase 2	(end	2	(nextPhase	2
i (piece 0	"name"	156	#1	3	(mover	3	(id	2	"define"	1
i (piece 1	Each	94	P1	32	P2	12	Shared	6	Neutral	2
i (piece 2	"define"	26	(or	19	(move Step	17	(move Slide	8	(move Leap	3	(if	2	(move Hop	1
i (place 0	"name"	166	Stack	4	Random	1
i (place 1	{	46	(sites	30	coord:	26	"name"	7	(intersection	6	(sites Row	6	(expand	4	(sites Phase	4	(difference	3	12	3	(handSite	2	(union	2	0	2	10	2	13	2	4	2	7	2	#1	1	(centrePoint	1	(sites Bottom	1	(sites Corners	1	(sites Top	1	11	1	14	1	15	1	17	1	2	1	20	1	25	1	3	1	5	1	6	1	8	1	9	1
i (place 2	count:	18	state:	6
i (place Stack 1	"name"	2	items:	2
i (place Stack 2	(sites	2	0	2
i (place Stack 3	count:	2
i (place Stackcount: 3	1	2
i (place Stackitems: 1	{	2
i (place Stack{ 0	<tag>	2
i (placecoord: 1	"name"	26
i (placecount: 2	5	5	3	3	1	2	2	2	#2	1	20	1	4	1	7	1	9	1	<tag>	1
i (placestate: 2	1	4	4	1	6	1
i (place{ 0	"name"	42	<tag>	4
i (place{ 1	"name"	42
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
i (play 0	(forEach Piece	18	(do	14	(if	12	(move Add	11	(priority	6	(satisfy	5	(move	3	(move Select	3	(forEach Site	2	"define"	1	(or	1
i (player 0	N	13	S	13	Colour	2
i (player Colour 1	P1	1	P2	1
i (player Colour 2	(colour	2
i (players 0	2	48	{	13	1	10	<tag>	4
i (players{ 0	(player	13
i (players{ 1	(player	13
i (priority 0	(or	3	(forEach Piece	2	(max Moves	2	(move Remove	1
i (priority 1	(or	5	(forEach Piece	2	(move Remove	1
i (promote 0	(last To	9	(between	1
i (promote 1	(piece	10
i (promote 2	Mover	9
i (range 0	1	5
i (range 1	9	3	5	1	<tag>	1
i (rectangle 0	1	4	3	3	<tag>	2	10	1	2	1
i (rectangle 1	<tag>	3	2	2	4	2	13	1	3	1	8	1	9	1
i (region 0	Colour	4
i (region Colour 1	(sites Side	4
i (region Colour 2	(colour	4
i (regions 0	"name"	46	P1	10	P2	10	{	4	HintRegions	1
i (regions 1	P1	15	P2	15	(sites	10	(sites Bottom	9	(sites Top	9	"define"	2	P3	2	(union	1	P4	1	P5	1	P6	1
i (regions 2	(sites	19	(expand	8	(sites Row	4	(sites Bottom	2	(sites Top	2
i (regions{ 0	Rows	4
i (regions{ 1	Columns	4
i (remove 0	(to	22	(between	19	(last From	2	(last To	2	(ahead	1	(square	1
i (remove 1	(then	12	at:	2	cells:	1
i (removeat: 1	EndOfTurn	2
i (result 0	Mover	40	Next	33	All	32	P1	25	P2	9
i (result 1	Win	68	Loss	37	Draw	32	<tag>	2
i (row 0	of:	8
i (rowof: 0	(from	3	(to	3	(site	2
i (rules 0	"name"	75	(start	56	(play	12	(meta	5	<tag>	1
i (rules 1	(play	59	(end	12	phases:	2	(start	1
i (rules 2	(end	59	(play	1
i (rulesphases: 1	{	2
i (rules{ 0	(phase	2
i (rules{ 1	(phase	2
i (satisfy 0	{	3	(all Different	2
i (satisfy{ 0	(all Different	3
i (satisfy{ 1	(is Sum	2	(forAll	1
i (score 0	P1	9	P2	9	Mover	3	#1	1
i (score 1	(count Pieces	7	(+	5	"define"	3
i (set 0	Counter	24	Count	4	Hidden	4	Score	2	State	2	{	2	Pending	1
i (set Count 1	4	2	5	1	<tag>	1
i (set Count 2	to:	4
i (set Countto: 2	(sites	2	(sites Board	2
i (set Hidden 1	What	4
i (set Hidden 2	(sites	2	at:	2
i (set Hidden 3	False	2	to:	2
i (set Hidden 4	to:	2
i (set Hiddenat: 2	(last To	2
i (set Hiddento: 3	P1	1	P2	1
i (set Hiddento: 4	All	2
i (set Score 1	Each	2
i (set Score 2	0	2
i (set State 1	at:	2
i (set State 2	0	2
i (set Stateat: 1	(+	1	(last To	1
i (set{ 0	4	1	<tag>	1	{	1
i (shift 0	4	2	6	1
i (shift 1	1	2	0	1
i (shift 2	(rectangle	3
i (show 0	Symbol	4
i (show Symbol 1	"name"	4
i (show Symbol 2	"name"	3	(sites Corners	1
i (show Symbol 3	fillColour:	2	scale:	2
i (show SymbolfillColour: 3	(colour	2
i (show Symbolscale: 3	0.8	2
i (sites 0	{	47	"name"	30	Mover	26	Empty	25	Bottom	23	Top	23	Occupied	21	Row	14	Phase	10	Around	8	Board	8	Corners	8	#1	7	Side	6	P1	4	P2	4	Direction	3	Hand	3	Incident	2	Next	2	ToClear	2	Column	1	Left	1	LineOfPlay	1	Outer	1	Pending	1	Playable	1	Right	1
i (sites 1	"name"	28	#1	1
i (sites Around 1	"define"	2	(from	2	#1	1	(last To	1	(to	1	(where	1
i (sites Around 2	Orthogonal	4	#2	1	Adjacent	1	Enemy	1	NotEmpty	1
i (sites Around 3	Orthogonal	3
i (sites Direction 1	from:	3
i (sites Direction 2	(directions	2	All	1
i (sites Direction 3	distance:	1	included:	1
i (sites Directionfrom: 1	(from	1	(last To	1	(site	1
i (sites Hand 1	Mover	1	P2	1	Shared	1
i (sites Incident 1	Cell	1	Edge	1
i (sites Incident 2	of:	2
i (sites Incident 3	at:	2
i (sites Incidentat: 3	#1	1	(last To	1
i (sites Incidentof: 2	Cell	1	Edge	1
i (sites Occupied 1	by:	21
i (sites Occupied 2	container:	8
i (sites Occupiedby: 1	Mover	10	P1	4	Next	2	Shared	2	All	1	Enemy	1	Neutral	1
i (sites Occupiedcontainer: 2	"name"	7	(mover	1
i (sites Phase 1	0	8	1	2
i (sites Row 1	1	4	6	4	2	2	0	1	4	1	5	1	8	1
i (sites Side 1	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
i (sites{ 0	<tag>	5	"name"	4	0	4	7..12	3	(handSite	2	0..9	2	1..12	2	1..6	2	10	2	3	2	#1	1	(+	1	(-	1	(from	1	0..10	1	0..3	1	0..5	1	10..13	1	107..110	1	111..120	1	14..24	1	15	1	17	1	19..22	1	20..25	1	27	1	4..7	1	90	1	98..101	1
i (sites{ 1	"name"	3	1	2	11	2	9	2	#2	1	(+	1	(-	1	10	1	13	1	19..24	1	23	1	23..25	1	28	1	32..34	1	4	1	7	1	86..88	1	95..97	1
i (sites{ 2	"name"	3	35	2	#3	1	(-	1	13	1	14	1	15..24	1	21	1	25	1	3	1	4	1	44	1	75	1	84	1	9	1
i (sites{ 3	"name"	3	14	2	36	2	22	1	31	1	45	1	76	1	8	1	85	1
i (sites{ 4	"name"	3	16	2	15..24	1	26	1	46	1	55	1	65	1	74	1
i (sites{ 5	"name"	2	27	1
i (sites{ 6	"name"	2	38	1
i (sites{ 7	"name"	2	45	1
i (sites{ 8	"name"	2
i (size 0	Stack	1	Territory	1
i (sow 0	"name"	2	if:	2
i (sow 1	apply:	2	owner:	2
i (sow 2	if:	2	backtracking:	1	includeSelf:	1
i (sow 3	apply:	2	backtracking:	1
i (sowapply: 1	(and	2
i (sowapply: 3	(if	2
i (sowif: 0	"define"	1	(=	1
i (sowif: 2	(or	2
i (sowowner: 1	(mover	2
i (square 0	<tag>	16	8	9	9	4	5	3	10	2	3	2	4	2	6	2	11	1	7	1
i (start 0	{	39	(place	7	(set Count	4	(place Stack	2	(set	2	(set Score	2	(deal Dominoes	1
i (start{ 0	(place	35	<tag>	2	"define"	1	(place Stack	1
i (start{ 1	(place	35	"define"	1	(place Stack	1
i (start{ 10	(place	5
i (start{ 11	(place	5
i (start{ 12	(place	3
i (start{ 13	(place	3
i (start{ 14	(place	2
i (start{ 2	(place	11	"define"	1
i (start{ 3	(place	7	"define"	1
i (start{ 4	(place	7	(set Hidden	1
i (start{ 5	(place	7	(set Hidden	1
i (start{ 6	(place	7
i (start{ 7	(place	7
i (start{ 8	(place	6
i (start{ 9	(place	6
i (then 0	"define"	19	(and	16	(if	15	(set Counter	10	(sow	4	(moveAgain	3	(add	2	(custodial	2	(enclose	2	#2	1	(addScore	1	(promote	1	(set Hidden	1	(set State	1	(trigger	1
i (tile 0	"name"	3
i (tile 1	numSides:	2	Each	1
i (tile 2	{	2	"define"	1
i (tilenumSides: 1	4	2
i (tile{ 0	(path	2
i (tile{ 1	(path	2
i (to 0	if:	76	(sites Empty	17	"define"	11	(handSite	6	(apply	3	(trackSite Move	3	(+	2	(sites Board	2	(ahead	1	(difference	1	(last From	1	(last To	1	(mapEntry	1	(site	1	(sites Around	1	(sites LineOfPlay	1	(sites Playable	1	(to	1	(union	1	Cell	1	Edge	1
i (to 1	(apply	20	"define"	11	if:	6	#3	2	#4	2	(rotations	1	(sites Empty	1
i (to 2	(apply	3	if:	1
i (toif: 0	(is Empty	27	(and	18	"define"	15	(not	8	(or	3	(is Enemy	2	(is Friend	2	(is In	1
i (toif: 1	"define"	3	(and	2	#2	1
i (topLevel 0	at:	2
i (topLevelat: 0	#1	1	(last To	1
i (track 0	"name"	17
i (track 1	{	17
i (track 2	loop:	6	P1	4	P2	4	P3	1	P4	1	directed:	1
i (track 3	directed:	10	P1	2	P2	2
i (trackSite 0	Move	6	EndSite	1	FirstSite	1
i (trackSite Move 1	from:	6
i (trackSite Move 2	steps:	6
i (trackSite Movefrom: 1	(site	3	(from	2	(handSite	1
i (trackSite Movesteps: 2	(count Pips	3	(mapEntry	1	(pips	1	1	1
i (trackdirected: 3	True	10
i (trackloop: 2	True	6
i (track{ 0	1..6	2	12..7	2	20	2	22	2	0..5	1	0..9	1	19	1	5..0	1	6	1	81	1	82	1	83	1	84	1
i (track{ 1	0	2	12..9	2	13	2	3..0	2	11..6	1	12..7	1	16..12	1	19..10	1	25..20	1	34..38	1	54	1	6..11	1	77	1
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
i (track{ 2	4..8	4	1..6	2	12..7	2	10	1	18..13	1	20..29	1	48	1	5..0	1	57	1	74	1
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
i (track{ 3	13	2	13..19	2	0..5	1	13..18	1	39..30	1	60	1	65	1	66	1	71	1
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
i (union 0	(sites Corners	2	(sites Occupied	2	(sites Row	2	(sites Empty	1	(sites Left	1	(sites Top	1
i (union 1	(sites	4	(sites Row	2	"define"	1	(sites Bottom	1	(sites Right	1
i (values 0	Cell	5
i (values 1	(range	5
i (what 0	at:	7
i (whatat: 0	(to	3	#1	2	(between	2
i (where 0	"name"	8
i (where 1	P2	7	P1	1
i (who 0	at:	60
i (whoat: 0	(to	33	(between	19	#1	3	(ahead	2	(site	2	(+	1
k 	"name"	256	"define"	213	<	158	(item	108	<tag>	99	{	80	args:	40	(result	2	True	1	mover	1	next	1	path:	1
k AbsoluteDirection	Orthogonal	3	All	1
k AbsoluteDirection AbsoluteDirection[]	Orthogonal	1
k AbsoluteDirection AbsoluteDirection[] RelativeDirection RelativeDirection[] SiteType directions word	{	18
k AbsoluteDirection Between Direction From Piece Player	(to	1
k AbsoluteDirection Between Direction From Piece SetRotationType	#2	1	All	1	{	1
k AbsoluteDirection CompassDirection Direction HiddenData LineOfSightType Moves	"name"	5
k AbsoluteDirection Direction HiddenData Moves Player RegionTypeStatic	Loop	1
k AbsoluteDirection From	Orthogonal	5	All	1
k AbsoluteDirection Player RoleType SiteType	Orthogonal	1
k AbsoluteDirection RegionTypeDynamic	Orthogonal	4	Adjacent	1
k AbsoluteDirection RegionTypeDynamic SiteType int() region()	Orthogonal	1
k AbsoluteDirection RelativeDirection	FL	13	FR	13	Forward	5	Leftward	4	Rightward	4	#1	3	#2	3	N	2	S	2	BL	1	BR	1	Backward	1	E	1	NE	1	NW	1	SE	1	SW	1	W	1
k AbsoluteDirection RoleType	All	4	Orthogonal	1
k AbsoluteDirection SiteType	Orthogonal	1
k Ai Graphics Info Recon	(info	64
k Ai Graphics Recon	(graphics	11
k Apply	(apply	48	#3	9	"define"	8	#4	2	#2	1
k Apply RoleType Rotations SiteType int() region()	(mapEntry	3
k Apply Rotations	"define"	2	(apply	1
k Apply Rotations SiteType int() region()	(sites Empty	17	"define"	8	(handSite	6	(apply	3	(forEach	3	(+	2	(ahead	1	(difference	1	(last From	1	(last To	1	(mapEntry	1	(site	1	(sites Around	1	(sites Board	1	(sites LineOfPlay	1	(to	1	(trackSite Move	1	(union	1
k Apply Rotations int() region()	"define"	1	(forEach	1	(sites Empty	1
k Apply range()	(exact	1
k Between	(between	28	"define"	2
k Between Direction	(between	4
k Between Direction From	(between	3
k Between Direction From Then To string	(to	3	Orthogonal	3	Diagonal	2	(then	1
k Between Direction From To string	Orthogonal	4
k Between Direction From string	Orthogonal	10	Diagonal	4	#1	3	All	2	Forward	2	(directions	1
k Between Then	(between	2
k Between Then To	(then	4	(to	3
k Between To	(to	3	(between	2
k BoardGraphicsType	InnerEdges	1	OuterEdges	1	Phase0	1
k BoardGraphicsType RoleType SiteType int int[] region()	"name"	3	(sites Corners	1
k Colour	(colour	11	fillColour:	2
k CompassDirection Player RoleType SiteType	NE	2	NW	2	SE	2	SW	2	#1	1	#2	1
k ContainerStyleType	Tafl	3	Chess	2	Connect4	1	SnakesAndLadders	1
k DealableType	Dominoes	1
k Direction	"define"	6	#1	6	(directions	6	Adjacent	4	Diagonal	4	Backward	2	Orthogonal	2	All	1	E	1	N	1	S	1
k Direction From	Adjacent	20	#1	16	(directions	15	"define"	14	Orthogonal	10	Diagonal	9	(from	6	Forward	6	All	5	#2	2
k Direction From Then To	(to	2
k Direction From To	(to	2
k Direction From string	"name"	1	(directions	1	Forward	1	Orthogonal	1
k Direction RegionTypeStatic RoleType SiteType int() region()[]	"define"	2	{	1
k Direction RegionTypeStatic RoleType SiteType region()[]	Corners	1	Sides	1	SidesNoCorners	1
k Direction RoleType[] SiteType int() region()	(#1	1
k Direction SiteType	Orthogonal	2	All	1
k Direction SiteType int()	3	2	2	1
k Direction SiteType region()	All	1
k Direction To	(to	1
k DirectionFacing	N	13	S	13
k DirectionFacing Flips Moves	"define"	26	(or	20	(move Step	18	(move Slide	13	(move Leap	5	(if	2	(move	1	(move Hop	1
k DirectionFacing Flips Moves RoleType	Each	39	P1	22	Shared	6	Neutral	2	P2	1
k DirectionFacing Flips RoleType	Each	55	P2	11	P1	10
k End	(end	73
k End Mode Play RoleType	(play	2
k End NextPhase NextPhase[]	(end	2	(nextPhase	2
k EndRule	(if	126	"define"	1
k EndRule EndRule[]	{	52	(if	23
k Equipment Mode	(equipment	74
k Flips Moves Path[]	{	2
k From	(from	34	#1	3
k From SiteType	(from	2
k From StepType[][] Then To	(to	1
k From move word	(from	20	Add	13	Step	11	Pass	8	Slide	3	Leap	2	#1	1
k Games	(games	1
k GraphicsItem	(board Style	7	(region Colour	4	(show Symbol	4	(board Colour	3	(player Colour	2
k GraphicsItem GraphicsItem[]	{	11
k HexShapeType Poly dim() dim()[]	4	2	6	2	<tag>	2	10	1	5	1	8	1	Diamond	1	Triangle	1
k HexShapeType dim()	Star	1
k HiddenData HiddenData[] SiteType	What	4
k Hint	(hint	20
k Hint[] string	{	2
k If If[] Result	(result	137	(byScore	10
k Info	(info	11
k InfoItem	(description	75	(origin	75	(rules	75
k InfoItem InfoItem[]	{	75
k Item	(piece	146	(regions	71	(board	59	(hand	12	(map	9	(dice	5	(mancalaBoard	4	"AlquerqueBoard"	3	(tile	3	(boardless	2	(hints	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1	(dominoes	1	(surakartaBoard	1	<tag>	1
k Item[]	{	74
k LandmarkType RoleType int() string	0	2	13	2	19	1	6	1
k Meta	(meta	1
k Meta Play Start	(start	2
k Meta Start	(start	54	(meta	5	<tag>	1
k MetaRule	(no Repeat	1
k MetaRule MetaRule[]	(swap	4	(automove	1	{	1
k Mode Play RoleType	(play	2
k Mode Players	(players	74
k Moves	"define"	85	(forEach Piece	50	(if	30	(moveAgain	26	(or	23	(move Step	19	(move	18	(do	16	(move Add	16	(move Hop	13	(remove	13	(hop	12	(set Counter	11	(move Pass	8	(promote	8	(move Slide	7	(priority	7	(and	6	(forEach Site	5	(fromTo	5	(move Select	5	(roll	5	(satisfy	5	next:	5	(addScore	3	(max Moves	3	(move Remove	3	(add	2	#2	1	#3	1	(forEach Die	1	(forEach Value	1	(move Leap	1	(move Shoot	1	(set Hidden	1	(set Pending	1	(step	1
k Moves Moves[]	{	8	(set Counter	2
k Moves NonDecision	(custodial	1	(if	1	(set Counter	1	(set State	1
k Moves Player RoleType Then string	"define"	10	(if	4	(move Step	4	(move Slide	3
k Moves Player RoleType Then string string[]	(move Step	4	(or	3	(if	2	(move	2	"define"	1	(move Hop	1
k Moves Player RoleType string	"define"	2	(move Step	2	(if	1
k Moves SiteType	at:	2	#2	1	(+	1	(from	1
k Moves SiteType int()	(id	5
k Moves Then	(if	9	(forEach Piece	8	"define"	4	(and	2	(or	2	#3	1	#4	1	(fromTo	1	(move	1	(move Add	1	(move Remove	1	(priority	1
k NonDecision	(remove	33	(if	27	"define"	22	(and	18	(set Counter	10	(custodial	6	(fromTo	5	(sow	4	apply:	4	(moveAgain	3	(add	2	(directional	2	(enclose	2	(promote	2	#2	1	(addScore	1	(set Hidden	1	(set State	1	(trigger	1
k NonDecision Player RoleType SiteType string	Mover	1	P2	1	Shared	1
k Pair int()	"define"	31	(pair	31
k Pair[] int()[]	{	9
k Path	(path	4
k Phase	(phase	4
k Phase[]	phases:	2	{	2
k Piece	(piece	19
k Piece To	(to	8	(from	1
k Play	(play	72
k Player	(player	26
k Player RoleType	by:	21	Mover	17	P1	6	All	3	Next	2	P2	2	Shared	2	to:	2	#1	1	Enemy	1	Neutral	1
k Player RoleType SiteType StepType[][] int() int()[]	{	47	"name"	32	Empty	24	Bottom	23	Top	23	Mover	13	Board	8	Corners	8	#1	2	Side	2	ToClear	2	Left	1	LineOfPlay	1	Outer	1	Pending	1	Playable	1	Right	1
k Player RoleType SiteType int() sites word	P1	1	P2	1
k Player RoleType SiteType sites word	#1	14	Mover	14	P1	10	P2	10	Next	4
k Player RoleType SiteType string	P1	1	P2	1
k Player RoleType Then	Mover	9
k Player RoleType boolean()	(=	1	(all Sites	1
k Player RoleType sites word	Empty	1
k Player RoleType string	Mover	2
k Player[] int	2	52	{	13	1	10	<tag>	4	3	3	4	2	6	1
k Players	(players	1
k Poly SquareShapeType dim() dim()[]	<tag>	16	8	15	6	8	9	7	5	6	10	5	13	4	19	4	7	4	3	3	4	3	11	1	15	1	16	1
k Poly SquareShapeType dim() dim()[] int()	5	2	3	1	4	1	6	1	8	1
k PuzzleElementType	Hint	1
k RegionTypeDynamic	Enemy	1	NotEmpty	1
k RegionTypeDynamic int() region()	#2	1	<tag>	1	Enemy	1	Own	1
k RegionTypeStatic RegionTypeStatic[] RoleType int[] region() region()[]	(sites	8	{	4	"define"	2	(forEach	1	(union	1	HintRegions	1
k RegionTypeStatic RegionTypeStatic[] int[] region() region()[]	(sites	21	(sites Bottom	11	(sites Top	11	(expand	8	(sites Row	4
k RegionTypeStatic int region()	Columns	4	Rows	4	SubGrids	1
k RepetitionType	Positional	1
k ResultType	Win	70	Loss	39	Draw	32	<tag>	2
k RoleType	Next	81	P1	53	Mover	50	P2	38	All	32	Each	13	#1	9	#2	3	P3	2	to:	2	<tag>	1	P4	1	P5	1	P6	1	Shared	1	True	1	exact:	1
k RoleType SiteType	Next	1
k RoleType SiteType int int[] region() string	(sites Side	4
k RoleType SiteType int int[] string	"name"	1
k RoleType SiteType int[][] set word	{	2
k RoleType SiteType string	Next	8	P1	6	P2	6	#1	3	Mover	3
k RoleType Then	(then	12	"define"	2
k RoleType Then To	(then	4
k RoleType Then int() int()[]	#3	1	(then	1
k RoleType To	(to	1
k RoleType int	P1	6	P2	6	P3	1	P4	1
k RoleType int()	(who	57	Mover	40	P1	17	"define"	14	(count	13	P2	13	(last To	7	(id	6	#1	4	(count Sites	4	(centrePoint	3	(count Pieces	3	0	3	7	3	Next	3	(count Moves	2	(count Pips	2	(count Trials	2	(handSite	2	(what	2	(where	2	2	2	24	2	8	2	Shared	2	(-	1	(abs	1	(count Groups	1	(from	1	(mapEntry	1	(mover	1	(next	1	(row	1	(state	1	(to	1	1	1	10	1	13	1	27	1	3	1	34	1	36	1	46	1	49	1	56	1	61	1	62	1	71	1	79	1	86	1	87	1	92	1	95	1	End	1	Off	1
k RoleType int() int()[]	(trackSite FirstSite	1
k RoleType int() int()[] string string[]	(mapEntry	1
k RoleType int() region()	(count Pieces	1	(size Stack	1
k RoleType int() string	(id	4	"name"	3	(last To	2
k RoleType string	"name"	16	P1	14	P2	14
k Rotations	(rotations	1
k Rotations SiteType int() region()	(trackSite Move	5	"define"	3	(sites Board	1	(sites Empty	1
k Rules	(rules	74
k Score	(score	15	"define"	2
k Score[]	{	8
k SiteType	Vertex	14	use:	12	Cell	11	Edge	5	of:	2
k SiteType count word	Sites	11	Cell	7
k SiteType count word string	Turns	16	Moves	7	Pips	6	Pieces	3	Trials	2
k SiteType int()	(to	41	(last To	10	0	9	(between	8	1	6	(site	5	6	4	4	3	(ahead	2	2	2	3	2	5	2	"define"	1	(+	1	(column	1	(id	1	8	1	<tag>	1	Edge	1
k SiteType int() int()[] region() string string[]	{	46	(sites	32	(intersection	6	(sites Row	6	0	5	(expand	4	(sites Phase	4	(difference	3	2	3	(union	2	1	2	10	2	12	2	3	2	"name"	1	#1	1	(centrePoint	1	(sites Bottom	1	(sites Corners	1	(sites Top	1	11	1	13	1	14	1	15	1	4	1	5	1	6	1	7	1	8	1	9	1
k SiteType int() ints() region()	(sites	1
k SiteType int() region()	(last To	23	(to	21	(between	16	(from	9	(handSite	6	(site	5	(sites Occupied	5	"define"	4	#1	3	(last From	3	(sites	3	(if	2	(intersection	2	(+	1	(ahead	1	(forEach	1	(sites Around	1	(sites Hand	1	(sites Playable	1
k SiteType int() region() string	(hint	1	15	1
k SiteType int() string	"name"	8	(handSite	2	0	1	12	1	13	1	17	1	20	1	25	1	4	1	7	1
k SiteType region()	(sites Board	1
k SiteType region() string	(sites	1
k SiteType sites word	Row	14	Phase	10	Column	1
k SiteType string	"name"	29	#1	1
k Start	(start	1
k StartRule	(place	159	"define"	19	(place Stack	2	(set Hidden	2	<tag>	2	(place Random	1
k StartRule StartRule[]	{	39	(place	7	(set Count	4	(place Stack	2	(set	2	(set Score	2	(deal Dominoes	1
k StepType	F	50	R	9	L	7
k StepType StepType[]	{	2
k StepType[]	{	14
k StepType[] StepType[][]	"define"	1	{	1
k StepType[] int() string	"name"	24	0	6	10	5	13	5	<tag>	5	14	4	3	4	4	4	7	4	(-	3	0..9	3	11	3	14..20	3	15..24	3	27..32	3	7..12	3	9	3	(+	2	(handSite	2	1	2	1..12	2	1..6	2	16	2	21	2	23	2	25	2	26	2	27	2	35	2	36	2	45	2	6	2	8	2	#1	1	#2	1	#3	1	(from	1	0..10	1	0..17	1	0..2	1	0..3	1	0..5	1	10..13	1	107..110	1	111..120	1	14..24	1	15	1	17	1	18	1	19	1	19..22	1	19..24	1	2	1	20	1	20..25	1	22	1	23..25	1	24	1	27..44	1	28	1	31	1	32..34	1	38	1	4..7	1	44	1	46	1	5	1	55	1	6..8	1	65	1	74	1	75	1	76	1	84	1	85	1	86..88	1	90	1	95..97	1	98..101	1
k StepType[][]	{	7	#1	1
k StoreType	None	2	store:	2
k Subgame Subgame[]	(subgame	1
k Then	(then	55	"define"	7	#2	4	#3	2
k Then To	(to	9	"define"	2	(then	2
k Then int() region()	(ahead	1
k TilingBoardlessType	Square	2
k To	(to	99	"define"	32
k Track	(track	4
k Track Track[]	(track	2	{	2
k Track Track[] Values Values[]	(values	5	{	4	(track	1	Vertex	1	use:	1
k Track Values	(track	10
k UserColourType int string	"name"	11
k WhenType	EndOfTurn	2	at:	2
k all word	Sites	10	Different	5	Passed	3
k board word	Style	7	Colour	3
k boolean	True	20	directed:	11	loop:	6	stack:	3	False	1	includeSelf:	1
k boolean()	if:	160	"define"	151	(=	68	(and	62	(not	56	(is Empty	49	(no Moves	45	(or	41	(is In	39	(is Enemy	38	(>=	34	True	26	(>	23	(can Move	18	(is Friend	18	(is Prev	16	#2	15	ifAfterwards:	11	(!=	10	(is Full	10	(is Line	10	(is Mover	10	(all Sites	9	(is Occupied	8	(<	6	(<=	6	(is Connected	5	(is Solved	5	(is Threatened	5	(no Pieces	5	(is Visited	4	top:	4	(all Different	3	(all Passed	3	(is Sum	3	False	3	#3	2	(is Even	2	(is Loop	2	backtracking:	2	#1	1	(forAll	1	(is Odd	1	(is PipsMatch	1	(is SidesMatch	1	(is Target	1	(is Triggered	1	(is Within	1	copy:	1	forward:	1	included:	1	origin:	1
k boolean() boolean()[]	{	15	(not	3	(all Different	2	(is In	2	"define"	1
k can word	Move	18
k count word	Pieces	14	Liberties	2	Groups	1
k dim()	5	9	<tag>	9	3	7	4	5	9	5	1	4	7	4	8	4	10	3	2	3	13	2	19	2	6	2	11	1	14	1	61	1	Alternating	1	diagonals:	1
k dim() float()	3	4	7	2	15	1	5	1
k dim() float[][]	0	1	15	1	20	1	21	1	24	1	3	1	4	1	9	1
k dim()[] float[][][]	cells:	1	{	1
k float	0	14	2	12	1	10	-1.4	4	1.4	4	3	3	-2	2	0.8	2	scale:	2	4	1
k float()	1	2	4	2	0	1	6	1
k float() graph()	(rectangle	3
k float[]	{	25
k float[][]	vertices:	3	{	3
k forEach word	Piece	20	Site	5	Die	1	Value	1
k forEach word ints()	Piece	38
k graph()	(square	42	(rectangle	8	(hex	5	"CrossGraph"	3	(graph	3	(shift	3	(merge	2	(remove	1	<tag>	1
k graph() graph()[]	{	1
k int	2	36	1	33	6	29	4	26	3	24	8	24	5	23	7	21	0	18	9	18	13	12	10	10	15	9	18	7	11	6	12	6	57	6	65	6	68	6	from:	6	12..7	5	14	5	16	5	50	5	54	5	56	5	59	5	60	5	62	5	63	5	69	5	71	5	72	5	74	5	75	5	77	5	d:	5	num:	5	size:	5	1..6	4	17	4	19	4	22	4	23	4	4..8	4	42..47	4	48	4	6..0	4	66	4	colour:	4	to:	4	17..12	3	20	3	21	3	32	3	33..38	3	40	3	53..51	3	67	3	78..80	3	79	3	numSides:	3	0..5	2	12..9	2	13..19	2	24	2	3..0	2	30	2	34	2	5..0	2	58	2	64	2	73	2	76	2	<tag>	2	End	2	0..9	1	11..6	1	13..18	1	16..12	1	18..13	1	18..24	1	19..10	1	20..25	1	20..29	1	25..20	1	26	1	29	1	32..26	1	33	1	34..38	1	36	1	38	1	39..30	1	40..49	1	42	1	44	1	46	1	47	1	49	1	51	1	52	1	53	1	55	1	59..50	1	6..11	1	60..69	1	61	1	7..12	1	70	1	78	1	79..70	1	80..89	1	81	1	82	1	83	1	84	1	99..90	1	loops:	1	upTo:	1
k int int[]	{	20
k int()	at:	106	(to	76	1	49	0	35	(from	32	"define"	29	(between	26	count:	26	2	23	3	23	(count	22	of:	19	(site	18	(count Turns	16	5	16	steps:	16	#1	15	(count Pieces	13	(last To	13	4	13	(+	12	from:	12	(counter	11	<tag>	11	6	10	(column	9	9	9	(count Sites	7	(handSite	7	(score	7	500	7	(row	6	state:	6	(-	5	(count Moves	5	(last From	5	(mapEntry	5	(what	5	7	5	to:	5	#3	4	(count Pips	4	(matchScore	4	300	4	8	4	99	4	#2	3	(pips	3	15	3	200	3	400	3	level:	3	(/	2	(ahead	2	(count Liberties	2	(if	2	(mover	2	(pathExtent	2	(topLevel	2	(who	2	49	2	Off	2	after:	2	before:	2	owner:	2	(*	1	(level	1	(size Territory	1	(trackSite EndSite	1	(value	1	(where	1	-1	1	-2	1	-4	1	10	1	100	1	119	1	12	1	139	1	19	1	20	1	24	1	25	1	29	1	30	1	79	1	True	1	distance:	1	max:	1	min:	1	origin:	1	replayDouble:	1	result:	1	through:	1
k int() int()[]	(to	19	(last To	10	(between	3	(from	3	(where	3	"define"	2	(site	1
k int() int()[] ints()	(from	3	(last From	3	(-	2	"define"	1	#1	1	#2	1	(+	1	(column	1	(row	1	{	1
k int() int()[] region()	(where	1
k int() int()[] string string[]	"name"	23	#1	3	(mover	3	(id	2	"define"	1
k int() int[] string	{	1
k int() region()	(to	11	(between	4	(from	3	from:	3	"define"	2	(last To	2	(sites Corners	2	(centrePoint	1	(mover	1	(next	1	(site	1	(sites	1	(where	1	(who	1
k int() region() string	(sites Bottom	4	(sites Top	4
k int() string	"name"	176	container:	8	#2	4	<tag>	4	0	3	4	3	5	3	(id	2	1	2	2	2	3	2	6	2	(mover	1	15	1	18	1	21	1	23	1	25	1	29	1	32	1	37	1	40	1	52	1	53	1	63	1	66	1	68	1	7	1	74	1	77	1	8	1	80	1	98	1	component:	1
k int()[] string	"name"	3
k int[]	{	112	<tag>	1
k int[] string	{	17
k int[][]	edges:	3	{	3
k ints() region()	(sites	29	"define"	3	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Outer	1	(sites Pending	1	(sites Top	1
k is word	Empty	49	In	41	Enemy	38	Friend	18	Prev	16	Full	10	Line	10	Mover	10	Occupied	8	Connected	5	Solved	5	Threatened	5	Visited	4	Sum	3	Even	2	Loop	1	Odd	1	PipsMatch	1	SidesMatch	1	Target	1	Triggered	1	Within	1
k last word	To	68	From	12
k max word	Moves	3
k move word	Step	37	Slide	20	Hop	15	Leap	5	Select	5	Add	4	Remove	4	Shoot	1
k no word	Moves	45	Pieces	5	Repeat	1
k place word	Stack	4
k place word string	"name"	112	Random	1
k player word	Colour	2
k range()	(exact	6	~	6	#2	5	(range	5	8	4	#1	3	after:	3	before:	3	#3	2	10	2
k region word	Colour	4
k region()	(sites	24	in:	18	(sites Occupied	16	"define"	6	(expand	6	(intersection	6	(sites Around	6	(sites Bottom	6	(sites Empty	6	(sites Phase	6	(sites Top	6	(sites Board	5	(union	5	(sites Row	4	to:	4	(sites Corners	2	(sites Direction	2	(sites Hand	2	(sites Incident	2	(sites Side	2	#4	1	(sites Column	1	(sites Left	1	(sites Right	1
k set word	Counter	24	Count	4	Hidden	4	Score	2	State	2	Pending	1
k show word	Symbol	4
k sites word	Occupied	21	Around	8	Side	4	Direction	3	Hand	3	Incident	2
k size word	Stack	1	Territory	1
k string	"name"	707	coord:	26	#1	6	#2	4	<tag>	2	#3	1	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1
k string string[]	"name"	20
k string[]	{	3	items:	2
k trackSite word	Move	6	EndSite	1	FirstSite	1
n "AlquerqueBoard" $	5	2	<tag>	1
n "AlquerqueBoard" 5	5	2
n "CrossGraph" $	15	1	5	1	7	1
n "define" "define"	"define"	7	(directions	2	Forward	2	~	2	(from	1	Diagonal	1	Orthogonal	1
n "define" "name"	"name"	28	P1	2	P2	2
n "define" #1	"name"	7
n "define" #2	#1	10
n "define" #3	#2	7	#1	1
n "define" $	"name"	30	True	17	"define"	12	Mover	10	P1	9	P2	9	(from	8	1	8	#3	7	Next	7	(if	6	3	6	(not	5	(to	5	2	5	(then	4	5	4	(apply	3	0	3	4	3	6	3	Diagonal	3	#1	2	#2	2	(between	2	(is Empty	2	(site	2	(sites	2	7	2	8	2	All	2	SE	2	SW	2	after:	2	at:	2	{	2	(+	1	(-	1	(and	1	(column	1	(is In	1	(last From	1	(last To	1	(mover	1	(next	1	<tag>	1	Adjacent	1	E	1	N	1	Orthogonal	1	S	1	W	1	mover	1	next	1
n "define" (apply	"define"	2	(last To	1
n "define" (if	"define"	2	Adjacent	1	Diagonal	1	after:	1	~	1
n "define" (is Empty	Forward	2
n "define" (not	Forward	2	1	1	2	1
n "define" (sites	-1	1	1	1
n "define" (then	"define"	1	All	1	Orthogonal	1	replayDouble:	1
n "define" 0	"name"	3
n "define" 1	"name"	4	#2	1	#8	1	#9	1	0	1	2	1
n "define" 2	"name"	2	#3	1	#6	1	#7	1	3	1
n "define" 3	"name"	2	#4	1	#5	1	0	1	1	1
n "define" 4	"name"	2	0	1	1	1	2	1
n "define" 5	"name"	2	2	2
n "define" 6	"name"	2	4	1
n "define" 7	"name"	1	3	1
n "define" 8	"name"	1	4	1
n "define" SE	NW	2
n "define" SW	NE	2
n "define" True	"define"	6	Diagonal	3	Orthogonal	3	3	1	4	1	5	1	6	1	All	1
n "define" after:	before:	3
n "define" at:	Mover	2
n "define" ~	~	3	"define"	1
n "define"after: $	10	1	8	1
n "define"at: $	(+	1	(from	1
n "define"before: after:	8	2	10	1
n "define"{ $	F	5	{	3
n "define"{ F	F	6	R	3	L	2
n "define"{ L	F	2
n "define"{ R	F	3
n "define"{ {	{	2
n (!= "define"	"define"	1	(between	1	(to	1
n (!= $	"define"	3	0	2	(centrePoint	1	(id	1	(last To	1	(row	1	(to	1
n (!= 0	(pips	2
n (+ "define"	(score	2	<tag>	1
n (+ #1	(from	2	(last From	1
n (+ #2	#1	1	(from	1
n (+ #3	(last From	2	(from	1
n (+ $	"define"	3	#1	3	#3	3	#2	2	(if	2	6	2	(count	1	(size Territory	1	1	1	2	1	{	1
n (+ (if	"define"	2
n (+ 6	(to	2
n (- $	(row	3	(column	2	6	2	(matchScore	1	1	1	2	1	3	1
n (- (column	(column	1	<tag>	1
n (- (row	(row	2	<tag>	1
n (- 6	(to	2
n (/ $	2	2
n (/ 2	(-	2
n (< $	<tag>	2	"define"	1	(column	1	(to	1	3	1
n (< <tag>	#1	1	#2	1
n (<= $	1	2	15	1	5	1	9	1	<tag>	1
n (<= 1	(count Pieces	2
n (= "define"	(to	5	(from	2	"define"	1	(site	1
n (= $	(count	13	"define"	9	(last To	6	(count Sites	4	(count Pieces	3	(id	3	(count Moves	2	(count Trials	2	(handSite	2	(sites	2	(where	2	24	2	7	2	P1	2	#1	1	(-	1	(abs	1	(centrePoint	1	(count Groups	1	(count Pips	1	(from	1	(size Stack	1	(state	1	1	1	2	1	3	1	8	1	End	1	Off	1
n (= (count	1	4	0	3	15	1	2	1	3	1	4	1	5	1	7	1
n (= (count Moves	0	2
n (= (count Pieces	1	1	3	1	<tag>	1
n (= (count Sites	0	3	4	1
n (= (count Trials	3	2
n (= (handSite	(to	2
n (= (id	(what	3
n (= (last To	(from	6
n (= (sites	(sites Occupied	2
n (= (where	Off	2
n (= 24	(score	2
n (= 7	"define"	1	(to	1
n (= P1	(who	2
n (> $	0	18	"define"	1	(column	1	(matchScore	1	1	1	30	1
n (> 0	(count	8	(count Sites	5	"define"	2	(count Liberties	2	(count Pips	1
n (>= $	500	7	300	4	99	4	200	3	400	3	49	2	8	2	(column	1	10	1	100	1	119	1	139	1	19	1	25	1	29	1	79	1
n (>= 200	(count Turns	3
n (>= 300	(count Turns	3	(count Moves	1
n (>= 400	(count Turns	3
n (>= 49	(counter	2
n (>= 500	(count Turns	6	(count Moves	1
n (>= 8	(pathExtent	2
n (>= 99	(counter	4
n (add $	(to	4
n (add (to	(piece	4
n (addScore $	1	2	(count	1	(count Sites	1
n (addScore 1	Mover	2
n (ahead "define"	(from	1	(to	1
n (ahead #1	(last To	1	(site	1
n (ahead $	"define"	2	#1	2	Backward	2	S	1
n (ahead Backward	(last To	2
n (all $	Different	4	Passed	3
n (all (sites	Sites	2
n (all (sites Board	Different	1	Sites	1
n (all (sites Hand	Sites	2
n (all Sites $	if:	10
n (all Sites if:	(sites	2	(sites Hand	2	"define"	1	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1	(sites Occupied	1
n (all Sitesif: $	(is Empty	3	(is Occupied	2	(or	2	(=	1	(>=	1	(not	1
n (and "define"	(set Counter	6	"define"	2	(is Mover	2	(=	1	(fromTo	1
n (and #2	(not	3	(set Counter	1
n (and #3	"define"	1	(is In	1	(set Counter	1
n (and $	"define"	12	(not	11	{	11	(or	8	(=	5	(remove	5	#2	4	(if	4	(is In	4	(no Moves	4	#3	3	(!=	3	(>	3	(is Connected	2	(promote	2	(all Sites	1	(fromTo	1	(is Empty	1	(is Enemy	1	(is Even	1	(set Hidden	1	(set Pending	1
n (and (!=	(is Enemy	2	(is Empty	1
n (and (=	(=	4	(not	1
n (and (>	(all Sites	2	(is Mover	1
n (and (if	(set Counter	3	"define"	1
n (and (is Connected	(is Mover	2
n (and (is In	(is Empty	2	(=	1	(is Enemy	1
n (and (no Moves	"define"	3	(is Mover	1
n (and (not	"define"	6	(is Enemy	2	(or	2	(not	1
n (and (or	"define"	3	(!=	2	(is Empty	1	(is In	1	(not	1
n (and (promote	"define"	1	(set Counter	1
n (and (remove	(addScore	2	"define"	1	(add	1	(remove	1
n (and{ "define"	(is Empty	3	"define"	1
n (and{ #2	"define"	2	(is Empty	1
n (and{ $	#2	3	(>	2	#1	1	(<=	1	(fromTo	1	(moveAgain	1	(not	1	(or	1
n (and{ (=	"define"	2
n (and{ (>	(=	2
n (and{ (not	(=	1	(all Sites	1	(not	1
n (apply $	(remove	33	(fromTo	5	(if	5	"define"	3	if:	3	(directional	2	(promote	1
n (apply (fromTo	if:	4
n (apply (remove	if:	4
n (applyif: $	(not	3
n (applyif: (fromTo	(is Enemy	4
n (applyif: (remove	"define"	2	(not	1	False	1
n (between #2	#1	3	if:	1
n (between #3	#2	2
n (between $	(apply	20	if:	17	#2	1	(exact	1
n (between (apply	if:	20
n (between after:	before:	2
n (between if:	(exact	6	#2	3	#3	2	after:	2
n (betweenafter: if:	8	1	9	1
n (betweenbefore: after:	8	1	9	1
n (betweenif: $	"define"	10	(is Occupied	4	(and	1	(is Enemy	1	(not	1
n (betweenif: (apply	"define"	13	(is Enemy	4	(and	2	(is Occupied	1
n (board $	(square	28	use:	12	(hex	5	(rectangle	5	(values	5	{	3	(track	1
n (board (values	(square	4	(remove	1
n (board Chess	Style	2
n (board Colour $	(colour	3
n (board Colour (colour	InnerEdges	1	OuterEdges	1	Phase0	1
n (board Style $	Tafl	3	Chess	2	Connect4	1	SnakesAndLadders	1
n (board Tafl	Style	3
n (board use:	(square	7	(graph	3	<tag>	1	{	1
n (board {	(merge	2	"CrossGraph"	1	(rectangle	1
n (boardless $	61	1	Square	1
n (boarduse: $	Vertex	11	Edge	1
n (board{ $	(track	4
n (board{ (track	(track	6
n (byScore $	{	8
n (byScore{ $	(score	7	"define"	1
n (byScore{ (score	(score	7
n (can "define"	Move	10
n (can (hop	Move	7
n (can Move $	"define"	10	(hop	7	(step	1
n (colour $	"name"	11
n (column $	of:	11
n (columnof: $	(site	3	(to	3	(from	2	"define"	1	(last From	1	(last To	1
n (count #1	Pieces	3
n (count $	at:	29	Turns	16	Moves	7	Pips	6	in:	6	Trials	2
n (count Liberties $	Orthogonal	2
n (count Next	Pieces	3
n (count Orthogonal	Liberties	2
n (count P1	Pieces	5
n (count P2	Pieces	5
n (count Pieces $	P1	5	P2	5	#1	3	Next	3	Mover	1
n (count Sites $	in:	11
n (count Sitesin: $	(intersection	6	"define"	3	(sites Around	2
n (count at:	Cell	7
n (count in:	Sites	11
n (countat: $	(to	10	(handSite	6	(from	4	"define"	3	(mapEntry	2	#1	1	(last To	1	(site	1	(trackSite EndSite	1
n (countin: $	(sites	5	"define"	1
n (custodial $	(to	7
n (custodial (between	Orthogonal	5	All	2
n (custodial (to	(between	7
n (define "define"	"define"	10
n (define $	(if	20	(is Enemy	20	(and	12	(to	11	(or	10	(is In	9	(directions	8	(is Friend	8	(=	7	(move Slide	7	(forEach	6	(custodial	5	(hop	5	(is Threatened	5	(mapEntry	5	(move Step	5	(is Empty	4	(move Hop	4	"define"	3	(+	3	(>	3	(apply	3	(count	3	(move	3	(move Leap	3	(pair	3	(sites	3	(trackSite Move	3	(all Sites	2	(is Connected	2	(move Add	2	(then	2	(where	2	{	2	(<	1	(between	1	(centrePoint	1	(count Sites	1	(forEach Die	1	(fromTo	1	(is Line	1	(is Loop	1	(is Sum	1	(move Select	1	(place	1	(place Random	1	(score	1	(set Counter	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	8	1
n (define (+	"define"	3
n (define (=	"define"	7
n (define (>	"define"	3
n (define (all Sites	"define"	2
n (define (and	"define"	12
n (define (apply	"define"	3
n (define (count	"define"	3
n (define (custodial	"define"	5
n (define (directions	"define"	8
n (define (forEach	"define"	6
n (define (hop	"define"	5
n (define (if	"define"	20
n (define (is Connected	"define"	2
n (define (is Empty	"define"	4
n (define (is Enemy	"define"	20
n (define (is Friend	"define"	8
n (define (is In	"define"	9
n (define (is Threatened	"define"	5
n (define (mapEntry	"define"	5
n (define (move	"define"	3
n (define (move Add	"define"	2
n (define (move Hop	"define"	4
n (define (move Leap	"define"	3
n (define (move Slide	"define"	7
n (define (move Step	"define"	5
n (define (or	"define"	10
n (define (pair	"define"	3	(pair	3
n (define (sites	"define"	3
n (define (then	"define"	2
n (define (to	"define"	11
n (define (trackSite Move	"define"	3
n (define (where	"define"	2
n (define {	"define"	2
n (define{ $	F	2	(sites Side	1	{	1
n (define{ F	F	2	L	1	R	1
n (description $	"name"	75
n (dice $	num:	5
n (dice from:	d:	2
n (dice num:	d:	3	from:	2
n (diced: from:	2	2
n (diced: num:	6	3
n (dicefrom: num:	0	2
n (dicenum: $	1	2	4	2	2	1
n (difference $	(sites Corners	2	(centrePoint	1	(sites	1
n (difference (sites Corners	(union	2
n (directional "define"	"define"	2	(from	2
n (directional $	"define"	2
n (directions $	{	18	to:	5
n (directions from:	Vertex	3	Cell	2
n (directions to:	from:	5
n (directionsfrom: to:	(last From	3	(from	1	(to	1
n (directionsto: $	(last To	3	(from	1	(to	1
n (directions{ #2	#1	2
n (directions{ $	FR	12	#2	2	Rightward	2	BR	1	S	1
n (directions{ FL	Rightward	2	Forward	1
n (directions{ FR	FL	13
n (directions{ Leftward	Forward	3	Backward	1
n (directions{ Rightward	Leftward	4
n (do $	ifAfterwards:	11	next:	5
n (do ifAfterwards:	(forEach Piece	4	(move	2	(move Add	2	"define"	1	(move Select	1	(or	1
n (do next:	(roll	4	(if	1
n (doifAfterwards: $	(not	6	(>	2	"define"	1	(is PipsMatch	1	(is SidesMatch	1
n (donext: $	(forEach Piece	1	(forEach Site	1	(if	1	(max Moves	1	(or	1
n (enclose $	(between	2
n (enclose (between	Orthogonal	2
n (enclose Orthogonal	(from	2
n (end $	{	52	(if	23
n (end{ $	(if	52
n (end{ (if	(if	73	"define"	1
n (equipment $	{	74
n (equipment{ $	(piece	43	(regions	27	(dominoes	1	(map	1	(tile	1	<tag>	1
n (equipment{ (dice	(hand	4	(board	1
n (equipment{ (hand	(board	7	(boardless	2	"AlquerqueBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1
n (equipment{ (hints	(board	2
n (equipment{ (map	(piece	7	(map	2
n (equipment{ (piece	(piece	79	(board	45	(hand	6	(dice	5	(mancalaBoard	4	"AlquerqueBoard"	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	(surakartaBoard	1	(tile	1
n (equipment{ (regions	(regions	32	(piece	17	(map	6	(board	3	(hints	2
n (equipment{ (tile	(board	1	(hand	1	(tile	1
n (exact $	1	4	2	2	"define"	1
n (expand $	steps:	10	(sites Bottom	4	(sites Top	4	Orthogonal	1
n (expand steps:	(sites Bottom	5	(sites Top	5
n (expandsteps: $	2	6	3	2	4	2
n (forEach "name"	Piece	20
n (forEach $	Piece	26	if:	6
n (forEach (if	Piece	2
n (forEach (move	Piece	2
n (forEach (move Step	Piece	4
n (forEach (or	Piece	2
n (forEach (sites Occupied	Site	2
n (forEach (union	Site	2
n (forEach Piece "define"	"name"	12
n (forEach Piece $	"define"	11	(move Step	7	top:	4	(move Slide	3	(if	2	(move	2	(or	2	(move Hop	1
n (forEach Piece (move Slide	"name"	3
n (forEach Piece (move Step	"name"	5
n (forEach Piece top:	"define"	2	(move Step	2
n (forEach Piecetop: $	True	4
n (forEach Site $	(move	3	(forEach Value	1	(if	1
n (forEach Site (move	(union	2	(sites Occupied	1
n (forEach if:	(sites Empty	3	(sites Board	1	(sites Incident	1	(sites Occupied	1
n (forEachif: $	"define"	1	(=	1	(and	1	(is Empty	1	(not	1	(or	1
n (from $	(last To	19	(from	8	(handSite	6	(to	6	(site	4	(sites Occupied	4	if:	4	#1	2	level:	2	"define"	1	(+	1	(between	1	(last From	1	(sites Around	1	(sites Hand	1
n (from if:	(sites	3	"define"	1
n (from level:	(from	1	(last To	1
n (fromTo $	(to	5	count:	4	(then	2
n (fromTo (then	(to	2
n (fromTo (to	(from	11
n (fromTo count:	(to	4
n (fromTocount: $	(count	3	1	1
n (fromif: $	(>	4
n (fromlevel: $	(level	1	(topLevel	1
n (game $	(rules	74
n (game (equipment	(players	74
n (game (players	"name"	74
n (game (rules	(equipment	74
n (graph $	edges:	3
n (graph edges:	vertices:	3
n (graphedges: $	{	3
n (graphics $	{	11
n (graphics{ $	(board Style	4	(show Symbol	4	(board Colour	1	(player Colour	1	(region Colour	1
n (graphics{ (board Colour	(board Colour	2
n (graphics{ (player Colour	(board Style	1	(player Colour	1
n (graphics{ (region Colour	(region Colour	3
n (graphics{ (show Symbol	(board Style	2
n (graphvertices: edges:	{	3
n (graph{ $	2	13	8	10	0	9	1	8	{	6	5	5	3	4	4	4	10	3	6	3	7	3	9	3	-1.4	2	1.4	2	-2	1
n (graph{ -1.4	-1.4	1	1.4	1
n (graph{ 0	2	3	0	2	-2	1	1	1	3	1	7	1
n (graph{ 1	0	3	1	2	2	1	3	1	4	1
n (graph{ 1.4	-1.4	1	1.4	1
n (graph{ 10	7	1	8	1	9	1
n (graph{ 2	0	4	1	4	2	2	3	2	4	1
n (graph{ 3	0	2	2	2
n (graph{ 4	1	2	3	2
n (graph{ 5	4	2	1	1	2	1	3	1
n (graph{ 6	5	2	3	1
n (graph{ 7	4	1	5	1	6	1
n (graph{ 8	5	2	7	2	0	1	1	1	2	1	3	1	4	1	6	1
n (graph{ 9	5	1	6	1	8	1
n (graph{ {	{	64
n (hand $	Each	6	size:	5	P1	1
n (hand size:	Each	4	Shared	1
n (handSite $	Mover	12	1	5	Next	2	P1	2	#1	1	(mapEntry	1	(who	1	0	1
n (handSite 1	Mover	4	Shared	1
n (handsize: $	2	3	7	1	<tag>	1
n (hex $	<tag>	4	4	1
n (hex <tag>	Diamond	1	Triangle	1
n (hint $	{	10	13	2	15	2	17	1	19	1	24	1	30	1	34	1	8	1
n (hint 13	{	2
n (hint 15	{	2
n (hints $	{	2
n (hints{ $	(hint	2
n (hints{ (hint	(hint	18
n (hint{ $	1	2	11	2	14	2	16	2	6	2	0	1	10	1	13	1	15	1	19	1	22	1	5	1	7	1	8	1	9	1
n (hint{ 1	0	1	2	1
n (hint{ 11	16	1	7	1
n (hint{ 12	11	1	8	1
n (hint{ 13	12	1	18	1	9	1
n (hint{ 14	10	1	13	1
n (hint{ 16	13	1	15	1
n (hint{ 3	0	1	2	1
n (hint{ 4	1	1	3	1
n (hint{ 6	11	1	2	1
n (hint{ 7	12	1	3	1	6	1
n (hint{ 8	3	1	4	1	7	1
n (hint{ 9	8	2	5	1
n (hop "define"	(between	8	"define"	1	All	1
n (hop #1	(from	3
n (hop $	"define"	9	(to	3
n (hop (between	Adjacent	4	#1	3	Diagonal	3	(directions	1
n (hop (to	(between	3
n (hop Adjacent	(from	3	#1	1
n (hop Diagonal	(from	3
n (id #1	"name"	5
n (id $	P2	7	#1	5	P1	5	Mover	3
n (id Mover	"name"	3
n (id P1	#1	3	"name"	1	#2	1
n (id P2	"name"	3	#1	3	#2	1
n (if "define"	"define"	3	(and	1	(is In	1	(is Mover	1
n (if $	(result	139	(moveAgain	21	(byScore	10	(forEach Piece	8	(if	7	(move Hop	6	(promote	6	(remove	5	(and	4	(move	4	(or	3	"define"	2	(-	2	0	2	#3	1	#4	1	(forEach Site	1	(fromTo	1	(move Add	1	(move Remove	1	(move Slide	1	(priority	1	(roll	1	(set Counter	1
n (if (+	(is Mover	2
n (if (-	(+	2
n (if (and	"define"	3	(=	1	(>	1	(and	1	(moveAgain	1
n (if (byScore	(or	5	(>=	3	(all Passed	1	(is Full	1
n (if (count	"define"	2
n (if (forEach Piece	(or	3	(move	2	(=	1	(forEach Piece	1	(move Add	1	(move Shoot	1
n (if (if	"define"	3	(and	1	(move	1	(moveAgain	1	(priority	1
n (if (move	(and	3	(>	2	"define"	1	(or	1
n (if (move Add	(=	1	(can Move	1
n (if (move Hop	(or	5	"define"	1
n (if (move Remove	(is Mover	1	(move Remove	1
n (if (moveAgain	(can Move	17	"define"	3	(=	2	(is Even	1	(is In	1	(is Odd	1
n (if (or	(is Prev	7	(or	2	"define"	1
n (if (priority	(is Prev	1	(or	1
n (if (promote	(is In	4	"define"	2
n (if (remove	"define"	5
n (if (result	(no Moves	36	(>=	24	(=	11	(and	11	(is Full	8	"define"	7	(is Line	7	(<=	5	(is In	5	(is Solved	5	(no Pieces	5	(or	5	(all Sites	3	(<	1	(>	1	(all Passed	1	(is Connected	1	(is Target	1	(is Triggered	1	(is Within	1
n (if 0	(count	2
n (info $	{	75
n (info{ $	(origin	75
n (info{ (origin	(rules	75
n (info{ (rules	(description	75
n (intersection $	(expand	6	(sites Occupied	4	(sites Direction	2	(sites Around	1	(union	1
n (intersection (expand	(sites Phase	6
n (intersection (sites Direction	(sites Occupied	2
n (intersection (sites Occupied	(sites	2	(sites Around	1	(sites Column	1
n (is "define"	Connected	2	In	2	Empty	1
n (is $	Full	10	Solved	5	Loop	1	PipsMatch	1	SidesMatch	1
n (is (ahead	Empty	1	Occupied	1
n (is (between	Occupied	5	In	3	Empty	2
n (is (count Moves	Even	1	Odd	1
n (is (from	In	3
n (is (id	Threatened	5	Within	1
n (is (last To	In	10
n (is (site	Empty	2	Occupied	2	In	1
n (is (to	Empty	41	In	19	Visited	4
n (is (where	In	3
n (is (who	Enemy	38	Friend	18
n (is 3	Line	5	Connected	2
n (is 5	Line	2
n (is Connected $	"define"	2	Corners	1	Sides	1	SidesNoCorners	1
n (is Empty $	(to	41	(site	4	(between	2	"define"	1	(ahead	1
n (is Empty (site	Cell	1	Edge	1
n (is Enemy $	(who	38
n (is Even $	(count	1	(count Moves	1
n (is Friend $	(who	18
n (is In "define"	(to	3
n (is In $	(sites	28	"define"	3	(sites Corners	2	(sites ToClear	2	(expand	1	(sites Bottom	1	(sites Direction	1	(sites Outer	1	(sites Pending	1	(sites Top	1
n (is In (sites	(to	14	(last To	10	(from	3	"define"	1
n (is In (sites Corners	"define"	1	(where	1
n (is In (sites ToClear	(between	2
n (is Line $	All	3	3	2	<tag>	2	4	1	Orthogonal	1	through:	1
n (is Line All	5	2	3	1	6	1
n (is Line Orthogonal	3	2
n (is Mover	Prev	16
n (is Mover $	P1	8	P2	2
n (is Occupied $	(between	5	(site	2	(ahead	1
n (is P1	Mover	8
n (is P2	Mover	2
n (is Prev $	Mover	16
n (is Sum $	15	2	(hint	1
n (is Threatened $	(id	4	#2	1
n (is Visited $	(to	4
n (item "define"	"define"	5
n (item "name"	<	108	"name"	29
n (item $	"name"	124	5	14	6	14	3	12	4	12	7	11	8	11	9	8	10	7	13	6	19	6	2	4	(place	3	(regions	3	27..32	3	"CrossGraph"	2	"define"	2	15	2	Loss	2	Win	2	{	2	(meta	1	0	1	11	1	12	1	14	1	15..24	1	16	1	24	1	25	1	27..44	1	6..8	1	Enemy	1	Own	1	exact:	1
n (item (place	(place	8
n (item (regions	(regions	8
n (item 13	7	2	10	1
n (item 14..20	13	2
n (item 27..32	14..20	3
n (item <	"name"	108	<	50
n (item {	{	64
n (item{ $	1	11	6	9	9	8	3	7	4	7	5	7	7	7	2	6	8	4
n (item{ 1	1	1	15	1	16	1	21	1	29	1	40	1	50	1	57	1	59	1	72	1	79	1
n (item{ 2	13	1	18	1	24	1	3	1	42	1	57	1
n (item{ 3	1	1	12	1	51	1	62	1	68	1	74	1	9	1
n (item{ 4	20	1	40	1	6	1	64	1	71	1	76	1	8	1
n (item{ 5	11	1	33	1	4	1	46	1	63	1	68	1	75	1
n (item{ 6	12	1	17	1	26	1	5	1	54	1	67	1	69	1	77	1	79	1
n (item{ 7	65	2	23	1	30	1	34	1	36	1	58	1
n (item{ 8	13	1	15	1	56	1	7	1
n (item{ 9	22	1	23	1	38	1	44	1	47	1	60	1	67	1	73	1
n (last $	To	68	From	12
n (mancalaBoard $	(track	2	{	2
n (mancalaBoard (track	store:	2
n (mancalaBoard 6	2	4
n (mancalaBoard store:	6	2
n (mancalaBoard {	6	2
n (mancalaBoardstore: (track	None	2
n (mancalaBoard{ $	(track	2
n (mancalaBoard{ (track	(track	2
n (map $	{	9
n (map {	"name"	9
n (mapEntry #1	"name"	3
n (mapEntry $	#1	3	(last To	2	(what	2	Mover	2	"define"	1	(count Pips	1
n (mapEntry (what	"name"	2
n (mapEntry Mover	"name"	2
n (map{ "define"	"define"	28
n (map{ $	(pair	6	"define"	3
n (map{ (pair	(pair	19
n (matchScore $	#1	2	#2	2
n (max (or	Moves	2
n (max Moves $	(or	2	"define"	1
n (merge $	(shift	1	{	1
n (merge{ (shift	(rectangle	1	(shift	1
n (meta $	(swap	4	(automove	1	{	1
n (metadata $	(info	64	(graphics	11
n (metadata (graphics	(info	11
n (move "define"	Step	3	(to	2	Remove	1
n (move #1	Step	6	Hop	5	Slide	3	Leap	1
n (move #2	Step	2	#1	1
n (move $	(to	9	(then	8	Pass	8	"define"	2	#3	1	copy:	1	count:	1
n (move (directions	Step	7	Slide	2
n (move (from	Select	5	Hop	1
n (move (intersection	Remove	2
n (move (piece	Add	4	Shoot	1
n (move (then	(to	8	Slide	1
n (move (to	(from	21	Add	13	Step	2	#2	1
n (move Add $	(to	10	(then	7
n (move Add (then	(to	7
n (move Add (to	(piece	4
n (move Adjacent	Step	13	Hop	4
n (move All	Step	3
n (move Diagonal	Step	4	Hop	2	Slide	2
n (move Forward	Step	2	Slide	1
n (move Hop "define"	(between	8	"define"	1	All	1
n (move Hop $	(then	12	(to	2	"define"	1
n (move Hop (between	Adjacent	5	#1	3	Orthogonal	3	Diagonal	2	(directions	1
n (move Hop (then	"define"	7	(to	4	stack:	1
n (move Hop (to	(between	6
n (move Leap $	(to	4	#2	1	(then	1
n (move Leap (to	{	4	#1	1	forward:	1
n (move Leap{ $	F	9	{	5
n (move Leap{ F	F	10	R	5	L	4
n (move Leap{ L	F	4
n (move Leap{ R	F	5
n (move Leap{ {	{	4
n (move Orthogonal	Slide	13	Step	5	Hop	3
n (move Remove $	(intersection	2	"define"	1	(sites Occupied	1
n (move Select $	(then	5
n (move Select (then	(from	4	(to	1
n (move Slide $	(then	11	(to	5	Orthogonal	3	Diagonal	2	#2	1	#3	1
n (move Slide (between	"name"	1	(directions	1	Forward	1	Orthogonal	1
n (move Slide (then	(to	4	Orthogonal	4	(between	2
n (move Slide (to	Orthogonal	5	#1	3	(between	2	(directions	1
n (move Step "define"	Adjacent	7	"define"	3	(directions	3	(to	1	Diagonal	1
n (move Step $	(to	19	(then	15	"define"	10	#2	1	#3	1	stack:	1
n (move Step (then	(to	11	"define"	3	stack:	1
n (move Step (to	#1	6	Adjacent	6	Orthogonal	5	(directions	4	All	3	Diagonal	3	#2	2	Forward	2
n (move Step stack:	"define"	2
n (move {	Leap	5
n (nextPhase "name"	(=	1	(all Sites	1
n (nextPhase $	"name"	2
n (no Moves $	Next	45
n (no Next	Moves	45	Pieces	5
n (no Pieces $	Next	4	"name"	1
n (not $	"define"	31	(is In	8	(is Prev	7	(is Visited	4	(and	3	(is Friend	3	(is Empty	1	(is Enemy	1	(is Line	1
n (option $	{	40
n (option <tag>	"name"	40
n (option args:	<tag>	40
n (option {	args:	40
n (optionargs: {	{	40
n (option{ $	(item	40	<tag>	40
n (option{ (item	(item	68
n (option{ <tag>	<tag>	19
n (or "define"	"define"	13	(move Step	5	(is Friend	1	(move Slide	1	(not	1
n (or $	"define"	21	(=	11	(forEach Piece	10	{	9	(move Pass	8	(and	5	(>=	4	(move Step	3	(!=	2	(>	2	(move Hop	2	(move Slide	2	(no Moves	2	(not	2	(<	1	(all Passed	1	(forEach Site	1	(is Empty	1	(is In	1	(is Occupied	1
n (or (!=	(=	1	(not	1
n (or (=	(not	7	(=	4
n (or (>	(!=	1	(=	1
n (or (>=	(no Moves	3	(is Line	1
n (or (and	(=	3	(is Friend	2
n (or (forEach Piece	(forEach Piece	10
n (or (move Hop	(move Slide	1	(move Step	1
n (or (move Pass	"define"	5	(do	1	(move	1	(move Hop	1
n (or (move Slide	(move Step	2
n (or (move Step	(move Step	3
n (or (no Moves	(>=	2
n (or (not	(=	2
n (origin $	"name"	75
n (or{ "define"	"define"	19	(move Step	2	(do	1
n (or{ $	"define"	6	(and	2	(is Loop	1
n (or{ (and	(and	2	(=	1	(>	1
n (pair #2	(id	4
n (pair $	#2	4	(id	2	0	2	13	2	18	1	19	1	21	1	23	1	25	1	29	1	32	1	37	1	4	1	40	1	5	1	52	1	53	1	6	1	63	1	66	1	68	1	74	1	77	1	80	1	98	1
n (pair (id	(id	2
n (pair 0	P2	2
n (pair 13	P1	2
n (path $	colour:	4
n (path colour:	to:	4
n (path to:	from:	4
n (pathExtent $	(mover	1	(next	1
n (pathcolour: $	1	2	2	2
n (pathfrom: to:	0	2	1	1	2	1
n (pathto: colour:	3	2	1	1	2	1
n (phase $	(end	2	(nextPhase	2
n (phase (end	(play	2
n (phase (nextPhase	(play	2
n (phase (play	"name"	4
n (piece "define"	Each	21	P1	3	P2	2
n (piece $	Each	39	"define"	27	P1	22	(or	19	(move Step	17	"name"	10	(move Slide	8	Shared	6	#1	3	(move Leap	3	(mover	3	(id	2	(if	2	Neutral	2	(move Hop	1	P2	1
n (piece (if	P1	2
n (piece (move Leap	Each	3
n (piece (move Slide	P2	4	Each	3	P1	1
n (piece (move Step	Each	10	P2	4	P1	3
n (piece (or	Each	18	P2	1
n (piece Each	"name"	94
n (piece Neutral	"name"	2
n (piece P1	"name"	32
n (piece P2	"name"	12
n (piece Shared	"name"	6
n (place "name"	"name"	7	Stack	2
n (place $	{	44	(sites	30	coord:	22	count:	18	(intersection	6	(sites Row	6	state:	6	(expand	4	(sites Phase	4	(difference	3	(union	2	10	2	12	2	(centrePoint	1	(sites Bottom	1	(sites Corners	1	(sites Top	1	0	1	11	1	13	1	14	1	15	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1	9	1
n (place (difference	"name"	3
n (place (expand	"name"	4
n (place (handSite	"name"	2
n (place (intersection	"name"	6
n (place (sites	"name"	30	Random	1
n (place (sites Phase	"name"	4
n (place (sites Row	"name"	6
n (place (union	"name"	2
n (place 0	"name"	2
n (place 10	"name"	2
n (place 12	"name"	3
n (place 13	"name"	2
n (place 4	"name"	2
n (place 7	"name"	2
n (place Stack $	0	2	count:	2
n (place Stack (sites	"name"	2
n (place Stack 0	items:	2
n (place Stack count:	(sites	2
n (place Stackcount: $	1	2
n (place Stackitems: 0	{	2
n (place Stack{ $	<tag>	2
n (place coord:	"name"	26
n (place count:	"name"	7	(handSite	2	#1	1	0	1	12	1	13	1	17	1	20	1	25	1	4	1	7	1
n (place items:	Stack	2
n (place state:	coord:	4	{	2
n (place {	"name"	46
n (placecoord: $	"name"	22
n (placecoord: state:	"name"	4
n (placecount: $	5	5	3	3	1	2	2	2	#2	1	20	1	4	1	7	1	9	1	<tag>	1
n (placestate: $	1	4	4	1	6	1
n (place{ "name"	"name"	102
n (place{ $	"name"	42	<tag>	4
n (play $	(forEach Piece	18	(do	14	(if	12	(move Add	11	(priority	6	(satisfy	5	(move	3	(move Select	3	(forEach Site	2	"define"	1	(or	1
n (player $	N	13	S	13
n (player Colour $	(colour	2
n (player Colour (colour	P1	1	P2	1
n (players $	2	48	{	13	1	10	<tag>	4
n (players{ $	(player	13
n (players{ (player	(player	13
n (priority $	(or	5	(forEach Piece	2	(move Remove	1
n (priority (forEach Piece	(forEach Piece	2
n (priority (or	(or	3	(max Moves	2
n (promote $	Mover	9	(piece	1
n (promote (piece	(last To	9	(between	1
n (promote Mover	(piece	9
n (range $	9	3	5	1	<tag>	1
n (range 9	1	3
n (rectangle $	<tag>	3	2	2	4	2	13	1	3	1	8	1	9	1
n (rectangle 2	1	1	3	1
n (rectangle 4	3	2
n (rectangle <tag>	<tag>	2	1	1
n (region (sites Side	Colour	4
n (region Colour $	(colour	4
n (region Colour (colour	(sites Side	4
n (regions "define"	"name"	2
n (regions $	(sites	29	(sites Bottom	11	(sites Top	11	(expand	8	(sites Row	4	{	4	"define"	2	(union	1	HintRegions	1
n (regions (expand	P1	4	P2	4
n (regions (sites	"name"	8	P1	8	P2	8	P3	2	P4	1	P5	1	P6	1
n (regions (sites Bottom	P2	9	P1	2
n (regions (sites Row	P1	2	P2	2
n (regions (sites Top	P1	9	P2	2
n (regions P1	"name"	15
n (regions P2	"name"	15
n (regions P3	"name"	2
n (regions{ $	Columns	3	SubGrids	1
n (regions{ Columns	Rows	4
n (remove $	(between	15	(then	12	(to	12	(last From	2	(last To	2	at:	2	(ahead	1	cells:	1
n (remove (then	(to	10	(between	2
n (remove at:	(between	2
n (removeat: $	EndOfTurn	2
n (result $	Win	68	Loss	37	Draw	32	<tag>	2
n (result <tag>	Mover	2
n (result Draw	All	32
n (result Loss	Next	30	P1	5	Mover	2
n (result Win	Mover	36	P1	20	P2	9	Next	3
n (row $	of:	8
n (rowof: $	(from	3	(to	3	(site	2
n (rules $	"name"	75	(end	72	phases:	2
n (rules (end	(play	72
n (rules (play	(start	55	(meta	4	<tag>	1
n (rules phases:	(start	2
n (rulesphases: $	{	2
n (rules{ $	(phase	2
n (rules{ (phase	(phase	2
n (satisfy $	{	3	(all Different	2
n (satisfy{ "define"	"define"	1	(is Sum	1
n (satisfy{ $	"define"	1	(forAll	1	(is Sum	1
n (satisfy{ (is Sum	(all Different	2
n (score "define"	P1	2	P2	1
n (score $	(count Pieces	7	(+	5	"define"	3	Mover	3	P1	2	P2	2
n (score (+	P2	3	P1	2
n (score (count Pieces	P1	3	P2	3	#1	1
n (set $	Counter	24	{	2
n (set 4	Count	2
n (set Count $	to:	4
n (set Count to:	4	2	5	1	<tag>	1
n (set Countto: $	(sites	2	(sites Board	2
n (set Each	Score	2
n (set Hidden $	to:	4
n (set Hidden (sites	What	2
n (set Hidden False	at:	2
n (set Hidden at:	What	2
n (set Hidden to:	(sites	2	False	2
n (set Hiddenat: False	(last To	2
n (set Hiddento: $	All	2	P1	1	P2	1
n (set Score $	0	2
n (set Score 0	Each	2
n (set State $	0	2
n (set State 0	at:	2
n (set Stateat: 0	(+	1	(last To	1
n (set What	Hidden	4
n (set at:	State	2
n (set{ $	5	1	<tag>	1	{	1
n (shift $	(rectangle	3
n (shift (rectangle	1	2	0	1
n (shift 1	4	2
n (show "name"	Symbol	4
n (show Symbol "name"	"name"	3
n (show Symbol $	fillColour:	2	scale:	2
n (show Symbol fillColour:	"name"	2
n (show Symbol scale:	"name"	1	(sites Corners	1
n (show SymbolfillColour: $	(colour	2
n (show Symbolscale: $	0.8	2
n (sites "define"	Around	2
n (sites "name"	Mover	13	#1	5	P1	4	P2	4	Next	2
n (sites #1	Around	1	Mover	1	Side	1
n (sites $	"name"	58	{	47	Empty	24	Bottom	23	Top	23	Mover	12	Board	8	Corners	8	#1	3	ToClear	2	Left	1	LineOfPlay	1	Outer	1	Pending	1	Playable	1	Right	1
n (sites (from	Around	2
n (sites 0	Phase	8	Row	1
n (sites 1	Row	4	Phase	2
n (sites 2	Row	2
n (sites 6	Row	4
n (sites Around $	Orthogonal	7	Adjacent	1
n (sites Around Orthogonal	"define"	2	#2	1	(last To	1	(where	1	Enemy	1	NotEmpty	1
n (sites Direction $	All	1	distance:	1	included:	1
n (sites Direction (directions	from:	2
n (sites Directionfrom: (directions	(from	1	(last To	1
n (sites Edge	Empty	1	Incident	1
n (sites Hand $	Mover	1	P2	1	Shared	1
n (sites Incident $	at:	2
n (sites Incident at:	of:	2
n (sites Incident of:	Cell	1	Edge	1
n (sites Incidentat: $	#1	1	(last To	1
n (sites Incidentof: at:	Cell	1	Edge	1
n (sites Occupied $	by:	13	container:	7	component:	1
n (sites Occupied container:	by:	8
n (sites Occupiedby: $	Mover	6	P1	4	All	1	Enemy	1	Neutral	1
n (sites Occupiedby: container:	Mover	4	Next	2	Shared	2
n (sites Occupiedcontainer: $	"name"	6	(mover	1
n (sites Phase $	0	8	1	2
n (sites Row $	1	4	6	4	2	2	0	1	4	1	5	1	8	1
n (sites Side $	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
n (sites by:	Occupied	21
n (sites from:	Direction	3
n (sites{ "name"	"name"	20
n (sites{ $	<tag>	5	"name"	4	7..12	3	(handSite	2	1..12	2	1..6	2	15..24	2	16	2	#3	1	(+	1	(-	1	(from	1	0..10	1	0..3	1	0..9	1	1	1	111..120	1	14	1	14..24	1	19..24	1	20..25	1	3	1	31	1	36	1	4	1	4..7	1	45	1	46	1	55	1	65	1	74	1	9	1	90	1
n (sites{ (-	(-	2
n (sites{ 1	0	2
n (sites{ 11	10	2
n (sites{ 13	0..9	1	11	1
n (sites{ 14	13	2	9	1
n (sites{ 15..24	11	1	14	1
n (sites{ 16	14	1	8	1
n (sites{ 35	23..25	1	28	1
n (sites{ 36	35	2
n (sites{ 4	3	1	9	1
n (sites{ 45	38	1	44	1
n (sites{ 9	0	1	0..5	1	7	1
n (sow $	backtracking:	2	apply:	1	origin:	1
n (sow apply:	if:	4
n (sow backtracking:	apply:	1	includeSelf:	1
n (sow if:	owner:	2
n (sow owner:	"name"	2
n (sowbacktracking: $	True	2
n (sowif: apply:	(or	2	"define"	1	(=	1
n (sowowner: if:	(mover	2
n (square $	<tag>	16	8	9	9	4	5	3	10	2	3	2	4	2	6	2	11	1	7	1
n (start $	{	39	(place	7	(set Count	4	(place Stack	2	(set	2	(set Score	2	(deal Dominoes	1
n (start{ "define"	"define"	3
n (start{ $	(place	35	<tag>	2	(place Stack	1	(set Hidden	1
n (start{ (place	(place	112
n (start{ (set Hidden	"define"	1	(set Hidden	1
n (then $	"define"	19	(and	16	(if	15	(set Counter	10	(sow	4	(moveAgain	3	(add	2	(custodial	2	(enclose	2	#2	1	(addScore	1	(promote	1	(set Hidden	1	(set State	1	(trigger	1
n (tile $	{	2	numSides:	1
n (tile numSides:	"name"	2	"define"	1
n (tile {	numSides:	2
n (tilenumSides: {	4	2
n (tile{ $	(path	2
n (tile{ (path	(path	2
n (to "define"	if:	8	"define"	1	(trackSite Move	1	Cell	1
n (to #3	if:	2
n (to #4	if:	2
n (to $	if:	48	(apply	26	"define"	19	(sites Empty	16	(handSite	6	#3	2	#4	2	(+	2	(ahead	1	(difference	1	(last From	1	(last To	1	(mapEntry	1	(site	1	(sites Around	1	(sites Board	1	(sites LineOfPlay	1	(to	1	(trackSite Move	1	(union	1
n (to (apply	if:	23
n (to if:	"define"	2	(sites Empty	2	(rotations	1	(sites Board	1	(trackSite Move	1
n (toif: "define"	(and	4	(not	4
n (toif: #3	(and	2
n (toif: #4	(and	2
n (toif: $	(is Empty	26	"define"	7	(and	7	(or	4	(is Friend	2	#2	1	(is In	1
n (toif: (apply	"define"	11	(and	5	(not	4	(is Enemy	2	(is Empty	1
n (topLevel $	at:	2
n (topLevelat: $	#1	1	(last To	1
n (track $	directed:	11	P1	2	P2	2	loop:	2
n (track P1	{	4	loop:	2
n (track P2	{	4	loop:	2
n (track directed:	P1	4	P2	4	P3	1	P4	1	{	1
n (track loop:	{	6
n (track {	"name"	17
n (trackSite Move $	steps:	6
n (trackSite Move steps:	from:	6
n (trackSite Movefrom: steps:	(site	3	(from	2	(handSite	1
n (trackSite Mover	EndSite	1	FirstSite	1
n (trackSite Movesteps: $	(count Pips	3	(mapEntry	1	(pips	1	1	1
n (trackSite from:	Move	6
n (trackdirected: $	True	11
n (trackloop: $	True	2
n (trackloop: P1	True	2
n (trackloop: P2	True	2
n (track{ $	1..6	2	12..7	2	21	2	23	2	End	2	11..6	1	18..24	1	32..26	1	40	1	6..11	1	9	1	99..90	1
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
n (track{ End	20..25	1	7..12	1
n (union $	(sites	4	(sites Row	2	"define"	1	(sites Bottom	1	(sites Right	1
n (union (sites	(sites Occupied	2	(sites Corners	1	(sites Empty	1
n (union (sites Row	(sites Row	2
n (values $	(range	5
n (values (range	Cell	5
n (what $	at:	6	level:	1
n (whatat: $	(to	3	(between	2	#1	1
n (where $	P2	7	P1	1
n (where P2	"name"	7
n (who $	at:	60
n (whoat: $	(to	33	(between	19	#1	3	(ahead	2	(site	2	(+	1
p "AlquerqueBoard"	5	4	<tag>	2
p "CrossBoard"	3	1	7	1	diagonals:	1	use:	1
p "CrossBoard"diagonals:	Alternating	1
p "CrossBoard"use:	Vertex	1
p "CrossGraph"	3	3	15	1	5	1	7	1
p "define"	"name"	84	"define"	31	#1	19	True	17	1	12	Mover	12	P1	12	P2	12	#2	10	2	10	(from	9	3	9	#3	8	Diagonal	8	0	7	Next	7	Orthogonal	7	(if	6	(to	6	4	6	Forward	6	~	6	(not	5	5	5	(then	4	6	4	All	4	(apply	3	after:	3	before:	3	{	3	(-	2	(between	2	(directions	2	(is Empty	2	(last To	2	(site	2	(sites	2	7	2	8	2	Adjacent	2	E	2	N	2	NE	2	NW	2	SE	2	SW	2	at:	2	#4	1	#5	1	#6	1	#7	1	#8	1	#9	1	(+	1	(and	1	(column	1	(is In	1	(last From	1	(mover	1	(next	1	(row	1	-1	1	-2	1	-4	1	<tag>	1	Leap	1	S	1	Step	1	W	1	mover	1	next	1	replayDouble:	1
p "define"after:	8	2	10	1
p "define"at:	(+	1	(from	1
p "define"before:	8	2	10	1
p "define"replayDouble:	True	1
p "define"{	F	16	{	5	R	3	L	2
p (!=	"define"	4	(between	2	(pips	2	(row	2	(to	2	0	2	(centrePoint	1	(from	1	(id	1	(last To	1	(mapEntry	1	(what	1
p (*	(/	1	9	1
p (+	(from	6	"define"	5	#1	4	#3	3	(last From	3	#2	2	(count	2	(if	2	(score	2	(to	2	6	2	(count Pieces	1	(size Territory	1	1	1	2	1	<tag>	1	{	1
p (+{	(*	1	(/	1	(from	1
p (-	(row	5	(column	3	(from	3	(matchScore	2	(to	2	6	2	<tag>	2	1	1	2	1	3	1
p (/	(-	2	2	2
p (<	"define"	2	(column	2	<tag>	2	#1	1	#2	1	(count Pieces	1	(from	1	(to	1	3	1
p (<=	(count Pieces	5	1	2	(+	1	15	1	5	1	9	1	<tag>	1
p (=	"define"	16	(count	13	(from	9	(to	8	0	8	1	8	(last To	6	3	5	(count Sites	4	2	4	(count Moves	3	(count Pieces	3	(id	3	(what	3	(who	3	7	3	Off	3	(count Trials	2	(handSite	2	(score	2	(site	2	(sites	2	(sites Occupied	2	(where	2	24	2	4	2	<tag>	2	P1	2	#1	1	(-	1	(abs	1	(between	1	(centrePoint	1	(count Groups	1	(count Pips	1	(size Stack	1	(state	1	15	1	5	1	6	1	8	1	End	1
p (>	0	18	(count	9	(count Sites	5	"define"	4	(column	2	(count Liberties	2	(matchScore	2	(count Pips	1	(score	1	1	1	30	1
p (>=	(count Turns	16	(counter	11	500	7	300	4	99	4	200	3	400	3	(column	2	(count Moves	2	(pathExtent	2	(score	2	49	2	8	2	10	1	100	1	119	1	139	1	19	1	25	1	29	1	79	1
p (abs	(-	1
p (add	(piece	4	(to	4
p (addScore	Mover	4	1	2	(count	1	(count Sites	1
p (ahead	(last To	3	"define"	2	#1	2	(site	2	Backward	2	(from	1	(to	1	S	1
p (all	Sites	10	Different	5	Passed	3
p (all Different	(sites Board	1
p (all Sites	if:	10	(sites	2	(sites Hand	2	"define"	1	#4	1	(sites Around	1	(sites Board	1	(sites Incident	1	(sites Occupied	1
p (all Sitesif:	(is Empty	3	(is Occupied	2	(or	2	(=	1	(>=	1	(not	1
p (and	"define"	31	(not	17	(=	14	(set Counter	12	{	11	(or	10	(is In	7	(remove	7	(is Enemy	6	(is Mover	6	(!=	5	(is Empty	5	#2	4	(if	4	(no Moves	4	#3	3	(>	3	(all Sites	3	(fromTo	3	(addScore	2	(is Connected	2	(promote	2	(add	1	(is Even	1	(set Hidden	1	(set Pending	1
p (and{	"define"	7	(is Empty	4	(not	4	#2	3	(=	3	(<	2	(>	2	#1	1	(<=	1	(add	1	(addScore	1	(all Sites	1	(fromTo	1	(is Friend	1	(moveAgain	1	(or	1	(remove	1
p (apply	(remove	33	if:	12	(fromTo	5	(if	5	"define"	3	(directional	2	(promote	1
p (applyif:	(is Enemy	4	(not	4	"define"	2	#2	1	False	1
p (between	if:	38	(apply	20	(exact	7	#2	6	#1	3	#3	2	after:	2	before:	2
p (betweenafter:	8	1	9	1
p (betweenbefore:	8	1	9	1
p (betweenif:	"define"	24	(is Enemy	5	(is Occupied	5	(and	3	(not	1
p (board	(square	40	use:	12	Style	7	(rectangle	6	(hex	5	(values	5	{	4	(graph	3	Colour	3	(merge	2	"CrossGraph"	1	(remove	1	(track	1	<tag>	1
p (board Colour	(colour	3	InnerEdges	1	OuterEdges	1	Phase0	1
p (board Style	Tafl	3	Chess	2	Connect4	1	SnakesAndLadders	1
p (boardless	Square	2	61	1
p (boarduse:	Vertex	11	Edge	1
p (board{	(track	10
p (byScore	{	8
p (byScore{	(score	14	"define"	2
p (can	Move	18
p (can Move	"define"	10	(hop	7	(step	1
p (colour	"name"	11
p (column	of:	11
p (columnof:	(site	3	(to	3	(from	2	"define"	1	(last From	1	(last To	1
p (count	at:	29	Pieces	17	Turns	16	Sites	11	Cell	7	Moves	7	Pips	6	in:	6	Liberties	2	Trials	2	Groups	1
p (count Groups	All	1	if:	1
p (count Groupsif:	(=	1
p (count Liberties	Orthogonal	2
p (count Pieces	P1	5	P2	5	#1	3	Next	3	Mover	1
p (count Sites	in:	11
p (count Sitesin:	(intersection	6	"define"	3	(sites Around	2
p (countat:	(to	10	(handSite	6	(from	4	"define"	3	(mapEntry	2	#1	1	(last To	1	(site	1	(trackSite EndSite	1
p (countin:	(sites	5	"define"	1
p (custodial	(between	7	(to	7	Orthogonal	5	All	2	(from	1
p (deal	Dominoes	1
p (deal Dominoes	<tag>	1
p (define	"define"	223	(if	20	(is Enemy	20	(and	12	(to	11	(or	10	(is In	9	(directions	8	(is Friend	8	(=	7	(move Slide	7	(forEach	6	(pair	6	(custodial	5	(hop	5	(is Threatened	5	(mapEntry	5	(move Step	5	(is Empty	4	(move Hop	4	(+	3	(>	3	(apply	3	(count	3	(move	3	(move Leap	3	(sites	3	(trackSite Move	3	(all Sites	2	(is Connected	2	(move Add	2	(then	2	(where	2	{	2	(<	1	(between	1	(centrePoint	1	(count Sites	1	(forEach Die	1	(fromTo	1	(is Line	1	(is Loop	1	(is Sum	1	(move Select	1	(place	1	(place Random	1	(score	1	(set Counter	1	(set State	1	(sites Around	1	(sites Empty	1	(trackSite FirstSite	1	(what	1	8	1
p (define{	F	6	(sites Side	2	{	2	L	1	R	1
p (description	"name"	75
p (dice	d:	5	num:	5	from:	2
p (diced:	6	3	2	2
p (dicefrom:	0	2
p (dicenum:	1	2	4	2	2	1
p (difference	(sites Corners	2	(union	2	(centrePoint	1	(sites	1	(sites Board	1	(sites Empty	1
p (directional	"define"	4	(from	2
p (directions	{	18	from:	5	to:	5	Vertex	3	Cell	2
p (directionsfrom:	(last From	3	(from	1	(to	1
p (directionsto:	(last To	3	(from	1	(to	1
p (directions{	FL	13	FR	13	Forward	5	Leftward	4	Rightward	4	#1	2	#2	2	BL	1	BR	1	Backward	1	N	1	S	1
p (do	ifAfterwards:	11	next:	5	(forEach Piece	4	(roll	4	(move	2	(move Add	2	"define"	1	(if	1	(move Select	1	(or	1
p (doifAfterwards:	(not	6	(>	2	"define"	1	(is PipsMatch	1	(is SidesMatch	1
p (dominoes	upTo:	1
p (dominoesupTo:	6	1
p (donext:	(forEach Piece	1	(forEach Site	1	(if	1	(max Moves	1	(or	1
p (enclose	(between	2	(from	2	Orthogonal	2
p (end	{	52	(if	23
p (end{	(if	125	"define"	1
p (equipment	{	74
p (equipment{	(piece	146	(regions	60	(board	59	(hand	12	(map	9	(dice	5	(mancalaBoard	4	"AlquerqueBoard"	3	(tile	3	(boardless	2	(hints	2	"AlquerqueBoardWithBottomTriangle"	1	"CrossBoard"	1	"LascaBoard"	1	"NineMensMorrisBoard"	1	"ThreeMensMorrisBoard"	1	(dominoes	1	(surakartaBoard	1	<tag>	1
p (exact	1	4	2	2	"define"	1
p (expand	steps:	10	(sites Bottom	9	(sites Top	9	Orthogonal	1	origin:	1
p (expandorigin:	"define"	1
p (expandsteps:	2	6	3	2	4	2
p (forAll	(<	1	Hint	1
p (forEach	Piece	58	if:	6	Site	5	(sites Empty	3	(sites Board	1	(sites Incident	1	(sites Occupied	1	Die	1	Value	1
p (forEach Die	#1	1	#2	1	(forEach Piece	1	if:	1
p (forEach Dieif:	(!=	1
p (forEach Piece	"name"	20	"define"	13	(move Step	9	top:	4	(move Slide	3	(if	2	(move	2	(or	2	(move Hop	1
p (forEach Piecetop:	True	4
p (forEach Site	(move	3	(sites Occupied	2	(union	2	(forEach Value	1	(if	1	(sites Empty	1
p (forEach Value	(move	1	max:	1	min:	1
p (forEach Valuemax:	(count	1
p (forEach Valuemin:	1	1
p (forEachif:	"define"	1	(=	1	(and	1	(is Empty	1	(not	1	(or	1
p (from	(last To	20	(from	9	(handSite	6	(to	6	(site	4	(sites Occupied	4	if:	4	(sites	3	"define"	2	#1	2	level:	2	(+	1	(between	1	(last From	1	(sites Around	1	(sites Hand	1
p (fromTo	(from	11	(to	11	count:	4	(then	2
p (fromTocount:	(count	3	1	1
p (fromif:	(>	4
p (fromlevel:	(level	1	(topLevel	1
p (game	"name"	74	(equipment	74	(players	74	(rules	74
p (games	(subgame	1
p (graph	edges:	3	vertices:	3
p (graphedges:	{	3
p (graphics	{	11
p (graphics{	(board Style	7	(region Colour	4	(show Symbol	4	(board Colour	3	(player Colour	2
p (graphvertices:	{	3
p (graph{	{	70	2	23	0	22	1	19	3	13	8	12	5	11	4	10	7	7	6	6	-1.4	4	1.4	4	9	4	10	3	-2	2
p (hand	Each	10	size:	5	P1	1	Shared	1
p (handSite	Mover	18	1	5	Next	2	P1	2	Shared	2	#1	1	(mapEntry	1	(who	1	0	1
p (handsize:	2	3	7	1	<tag>	1
p (hex	<tag>	4	4	1	Diamond	1	Star	1	Triangle	1
p (hint	{	20	13	2	15	2	17	1	19	1	24	1	30	1	34	1	8	1
p (hints	{	2
p (hints{	(hint	20
p (hint{	1	4	11	4	8	4	0	3	12	3	13	3	14	3	16	3	2	3	3	3	6	3	7	3	9	3	10	2	15	2	4	2	5	2	17	1	18	1	19	1	22	1
p (hop	(between	11	(from	11	"define"	10	#1	4	Adjacent	4	(to	3	Diagonal	3	(directions	1	All	1
p (id	"name"	12	#1	11	P2	7	P1	5	Mover	3	#2	2
p (if	(result	139	(no Moves	36	"define"	34	(>=	27	(moveAgain	25	(or	25	(and	21	(can Move	18	(=	16	(is In	12	(byScore	10	(forEach Piece	9	(is Full	9	(is Prev	9	(if	7	(is Line	7	(move	7	(move Hop	6	(promote	6	(<=	5	(>	5	(is Solved	5	(no Pieces	5	(remove	5	(is Mover	4	(all Sites	3	(+	2	(-	2	(all Passed	2	(count	2	(move Add	2	(move Remove	2	(priority	2	0	2	#3	1	#4	1	(!=	1	(<	1	(forEach Site	1	(fromTo	1	(is Connected	1	(is Even	1	(is Odd	1	(is Target	1	(is Triggered	1	(is Within	1	(move Shoot	1	(move Slide	1	(not	1	(roll	1	(set Counter	1
p (info	{	75
p (info{	(description	75	(origin	75	(rules	75
p (intersection	(sites Occupied	8	(expand	6	(sites Phase	6	(sites	2	(sites Around	2	(sites Direction	2	(sites Column	1	(union	1
p (is	Empty	49	In	41	Enemy	38	Friend	18	Prev	16	Full	10	Line	10	Mover	10	Occupied	8	Connected	5	Solved	5	Threatened	5	Visited	4	Sum	3	Even	2	Loop	2	Odd	1	PipsMatch	1	SidesMatch	1	Target	1	Triggered	1	Within	1
p (is Connected	"define"	2	3	2	2	1	Corners	1	Sides	1	SidesNoCorners	1
p (is Empty	(to	41	(site	4	(between	2	"define"	1	(ahead	1	Cell	1	Edge	1
p (is Enemy	(who	38
p (is Even	(count	1	(count Moves	1
p (is Friend	(who	18
p (is In	(sites	28	(to	19	(last To	10	"define"	5	(between	3	(from	3	(where	3	(sites Corners	2	(sites ToClear	2	(expand	1	(site	1	(sites Bottom	1	(sites Direction	1	(sites Outer	1	(sites Pending	1	(sites Top	1
p (is Line	3	5	All	4	5	2	<tag>	2	Orthogonal	2	4	1	6	1	through:	1
p (is Linethrough:	(site	1
p (is Loop	(#1	1	path:	1
p (is Looppath:	True	1
p (is Mover	P1	8	P2	2
p (is Occupied	(between	5	(site	2	(ahead	1
p (is Odd	(count Moves	1
p (is Prev	Mover	16
p (is Sum	15	2	(hint	1	(sites	1
p (is Target	{	1
p (is Target{	0	1	1	1	10	1	11	1	12	1	13	1	14	1	15	1	2	1	3	1	4	1	5	1	6	1	7	1	8	1	9	1
p (is Threatened	(id	5	#2	1
p (is Triggered	"name"	1	Mover	1
p (is Visited	(to	4
p (is Within	(id	1	in:	1
p (is Withinin:	(sites	1
p (item	"name"	261	<	158	{	66	5	15	6	15	7	13	3	12	4	12	(place	11	(regions	11	8	11	10	8	13	8	9	8	"define"	7	19	7	2	4	14..20	3	27..32	3	"CrossGraph"	2	0	2	11	2	14	2	15	2	24	2	Loss	2	Win	2	(meta	1	0..17	1	0..2	1	0..9	1	12	1	15..24	1	16	1	18	1	20	1	21	1	23	1	25	1	26	1	27..44	1	6..8	1	Enemy	1	Own	1	exact:	1
p (itemexact:	True	1
p (item{	1	13	6	10	9	9	3	8	4	8	5	8	7	8	2	6	8	5	12	2	13	2	15	2	23	2	40	2	57	2	65	2	67	2	68	2	79	2	11	1	16	1	17	1	18	1	20	1	21	1	22	1	24	1	26	1	29	1	30	1	33	1	34	1	36	1	38	1	42	1	44	1	46	1	47	1	50	1	51	1	54	1	56	1	58	1	59	1	60	1	62	1	63	1	64	1	69	1	71	1	72	1	73	1	74	1	75	1	76	1	77	1
p (last	To	68	From	12
p (mancalaBoard	2	4	6	4	(track	2	store:	2	{	2
p (mancalaBoardstore:	None	2
p (mancalaBoard{	(track	4
p (map	"name"	9	{	9
p (mapEntry	"name"	9	#1	3	(last To	2	(what	2	Mover	2	"define"	1	(count Pips	1
p (map{	"define"	31	(pair	25
p (match	"name"	1	(end	1	(games	1	(players	1
p (matchScore	#1	2	#2	2
p (max	Moves	3
p (max Moves	(or	2	"define"	1
p (merge	(rectangle	1	(shift	1	{	1
p (merge{	(shift	2	(rectangle	1
p (meta	(swap	4	(automove	1	{	1
p (metadata	(info	75	(graphics	11
p (meta{	(no Repeat	1
p (move	Step	47	Slide	23	(to	22	(from	21	Add	17	Hop	15	(then	8	Pass	8	Leap	6	Select	5	Remove	4	"define"	2	#1	1	#2	1	#3	1	Shoot	1	copy:	1	count:	1
p (move Add	(to	17	(then	7	(piece	4
p (move Hop	(between	14	(then	12	"define"	10	(to	6	#1	5	Adjacent	5	Orthogonal	3	Diagonal	2	(directions	1	(from	1	All	1	stack:	1
p (move Hopstack:	True	1
p (move Leap	(to	6	{	5	#1	1	#2	1	(then	1	forward:	1
p (move Leapforward:	True	1
p (move Leap{	F	28	{	9	R	5	L	4
p (move Remove	(intersection	2	"define"	1	(sites Occupied	1
p (move Select	(from	5	(then	5	(to	1
p (move Shoot	(piece	1
p (move Slide	Orthogonal	13	(then	11	(to	11	(between	4	#1	3	(directions	2	Diagonal	2	"name"	1	#2	1	#3	1	Forward	1
p (move Step	(to	33	"define"	18	(then	15	Adjacent	13	(directions	7	#1	6	Orthogonal	5	Diagonal	4	#2	3	All	3	Forward	2	stack:	2	#3	1
p (move Stepstack:	True	2
p (movecopy:	True	1
p (movecount:	(value	1
p (nextPhase	"name"	2	(=	1	(all Sites	1
p (no	Moves	45	Pieces	5	Repeat	1
p (no Moves	Next	45
p (no Pieces	Next	5	"name"	1
p (no Repeat	Positional	1
p (not	"define"	31	(is In	8	(is Prev	7	(is Visited	4	(and	3	(is Friend	3	(is Empty	1	(is Enemy	1	(is Line	1
p (option	"name"	40	<tag>	40	args:	40	{	40
p (optionargs:	{	40
p (option{	(item	108	<tag>	59
p (or	"define"	39	(=	23	(forEach Piece	20	(move Step	14	(not	11	{	9	(move Pass	8	(>=	6	(and	5	(no Moves	5	(move Slide	4	(!=	3	(is Friend	3	(is In	3	(move Hop	3	(>	2	(is Empty	2	(<	1	(all Passed	1	(do	1	(forEach Site	1	(if	1	(is Full	1	(is Line	1	(is Occupied	1	(move	1
p (origin	"name"	75
p (or{	"define"	26	(and	4	(move Step	2	(=	1	(>	1	(do	1	(forEach Piece	1	(is Loop	1
p (pair	(id	8	#2	4	0	3	13	3	P1	3	P2	3	10	1	18	1	19	1	2	1	21	1	23	1	25	1	27	1	29	1	32	1	34	1	36	1	37	1	4	1	40	1	46	1	49	1	5	1	52	1	53	1	56	1	6	1	61	1	62	1	63	1	66	1	68	1	7	1	71	1	74	1	77	1	79	1	80	1	86	1	87	1	92	1	95	1	98	1
p (path	colour:	4	from:	4	to:	4
p (pathExtent	(mover	1	(next	1
p (pathcolour:	1	2	2	2
p (pathfrom:	0	2	1	1	2	1
p (pathto:	3	2	1	1	2	1
p (phase	"name"	4	(play	4	(end	2	(nextPhase	2
p (piece	"name"	156	Each	94	P1	32	"define"	27	(or	19	(move Step	17	P2	12	(move Slide	8	Shared	6	#1	3	(move Leap	3	(mover	3	(id	2	(if	2	Neutral	2	(move Hop	1
p (place	"name"	173	{	46	(sites	30	coord:	26	count:	18	(intersection	6	(sites Row	6	state:	6	(expand	4	(sites Phase	4	Stack	4	(difference	3	12	3	(handSite	2	(union	2	0	2	10	2	13	2	4	2	7	2	#1	1	(centrePoint	1	(sites Bottom	1	(sites Corners	1	(sites Top	1	11	1	14	1	15	1	17	1	2	1	20	1	25	1	3	1	5	1	6	1	8	1	9	1	Random	1
p (place Random	(sites	1	count:	1	{	1
p (place Randomcount:	#3	1
p (place Random{	#2	1
p (place Stack	"name"	2	(sites	2	0	2	count:	2	items:	2
p (place Stackcount:	1	2
p (place Stackitems:	{	2
p (place Stack{	<tag>	2
p (placecoord:	"name"	26
p (placecount:	5	5	3	3	1	2	2	2	#2	1	20	1	4	1	7	1	9	1	<tag>	1
p (placestate:	1	4	4	1	6	1
p (place{	"name"	144	<tag>	4
p (play	(forEach Piece	18	(do	14	(if	12	(move Add	11	(priority	6	(satisfy	5	(move	3	(move Select	3	(forEach Site	2	"define"	1	(or	1
p (player	N	13	S	13	Colour	2
p (player Colour	(colour	2	P1	1	P2	1
p (players	2	48	{	13	1	10	<tag>	4
p (players{	(player	26
p (priority	(or	8	(forEach Piece	4	(max Moves	2	(move Remove	2
p (promote	(piece	10	(last To	9	Mover	9	(between	1
p (range	1	5	9	3	5	1	<tag>	1
p (rectangle	<tag>	5	1	4	3	4	2	3	4	2	10	1	13	1	8	1	9	1
p (region	Colour	4
p (region Colour	(colour	4	(sites Side	4
p (regions	"name"	46	(sites	29	P1	25	P2	25	(sites Bottom	11	(sites Top	11	(expand	8	(sites Row	4	{	4	"define"	2	P3	2	(union	1	HintRegions	1	P4	1	P5	1	P6	1
p (regions{	Columns	4	Rows	4	SubGrids	1
p (remove	(to	22	(between	19	(then	12	(last From	2	(last To	2	at:	2	(ahead	1	(square	1	cells:	1
p (removeat:	EndOfTurn	2
p (removecells:	{	1
p (remove{	0	1	15	1	20	1	21	1	24	1	3	1	4	1	9	1
p (result	Win	68	Mover	40	Loss	37	Next	33	All	32	Draw	32	P1	25	P2	9	<tag>	2
p (rotations	Orthogonal	1
p (row	of:	8
p (rowof:	(from	3	(to	3	(site	2
p (rules	"name"	75	(end	72	(play	72	(start	57	(meta	5	phases:	2	<tag>	1
p (rulesphases:	{	2
p (rules{	(phase	4
p (satisfy	{	3	(all Different	2
p (satisfy{	(all Different	3	"define"	2	(is Sum	2	(forAll	1
p (score	P1	9	P2	9	(count Pieces	7	(+	5	"define"	3	Mover	3	#1	1
p (set	Counter	24	Count	4	Hidden	4	Score	2	State	2	{	2	Pending	1
p (set Count	to:	4	4	2	5	1	<tag>	1
p (set Countto:	(sites	2	(sites Board	2
p (set Hidden	What	4	to:	4	(sites	2	False	2	at:	2
p (set Hiddenat:	(last To	2
p (set Hiddento:	All	2	P1	1	P2	1
p (set Pending	(ahead	1
p (set Score	0	2	Each	2
p (set State	0	2	at:	2
p (set Stateat:	(+	1	(last To	1
p (set{	4	1	5	1	<tag>	1	{	1
p (shift	(rectangle	3	1	2	4	2	0	1	6	1
p (show	Symbol	4
p (show Symbol	"name"	7	fillColour:	2	scale:	2	(sites Corners	1
p (show SymbolfillColour:	(colour	2
p (show Symbolscale:	0.8	2
p (sites	"name"	58	{	47	Mover	26	Empty	25	Bottom	23	Top	23	Occupied	21	Row	14	Phase	10	#1	8	Around	8	Board	8	Corners	8	Side	6	P1	4	P2	4	Direction	3	Hand	3	Incident	2	Next	2	ToClear	2	Column	1	Left	1	LineOfPlay	1	Outer	1	Pending	1	Playable	1	Right	1
p (sites Around	Orthogonal	7	"define"	2	(from	2	#1	1	#2	1	(last To	1	(to	1	(where	1	Adjacent	1	Enemy	1	NotEmpty	1
p (sites Column	(column	1
p (sites Direction	from:	3	(directions	2	All	1	distance:	1	included:	1
p (sites Directiondistance:	1	1
p (sites Directionfrom:	(from	1	(last To	1	(site	1
p (sites Directionincluded:	True	1
p (sites Empty	Edge	1
p (sites Hand	Mover	1	P2	1	Shared	1
p (sites Incident	at:	2	of:	2	Cell	1	Edge	1
p (sites Incidentat:	#1	1	(last To	1
p (sites Incidentof:	Cell	1	Edge	1
p (sites Occupied	by:	21	container:	8	component:	1
p (sites Occupiedby:	Mover	10	P1	4	Next	2	Shared	2	All	1	Enemy	1	Neutral	1
p (sites Occupiedcomponent:	"name"	1
p (sites Occupiedcontainer:	"name"	7	(mover	1
p (sites Phase	0	8	1	2
p (sites Row	1	4	6	4	2	2	0	1	4	1	5	1	8	1
p (sites Side	#1	1	#2	1	NE	1	NW	1	SE	1	SW	1
p (sites{	"name"	24	<tag>	5	0	4	(-	3	10	3	14	3	3	3	7..12	3	9	3	(+	2	(handSite	2	0..9	2	1	2	1..12	2	1..6	2	11	2	13	2	15..24	2	16	2	27	2	35	2	36	2	4	2	45	2	#1	1	#2	1	#3	1	(from	1	0..10	1	0..3	1	0..5	1	10..13	1	107..110	1	111..120	1	14..24	1	15	1	17	1	19..22	1	19..24	1	20..25	1	21	1	22	1	23	1	23..25	1	25	1	26	1	28	1	31	1	32..34	1	38	1	4..7	1	44	1	46	1	55	1	65	1	7	1	74	1	75	1	76	1	8	1	84	1	85	1	86..88	1	90	1	95..97	1	98..101	1
p (size	Stack	1	Territory	1
p (size Stack	at:	1
p (size Stackat:	2	1
p (size Territory	#1	1	Orthogonal	1
p (sow	apply:	4	if:	4	"name"	2	backtracking:	2	owner:	2	includeSelf:	1	origin:	1
p (sowapply:	(and	2	(if	2
p (sowbacktracking:	True	2
p (sowif:	(or	2	"define"	1	(=	1
p (sowincludeSelf:	False	1
p (soworigin:	(>	1
p (sowowner:	(mover	2
p (square	<tag>	16	8	9	9	4	5	3	10	2	3	2	4	2	6	2	11	1	7	1
p (start	{	39	(place	7	(set Count	4	(place Stack	2	(set	2	(set Score	2	(deal Dominoes	1
p (start{	(place	147	"define"	4	(place Stack	2	(set Hidden	2	<tag>	2
p (state	at:	1
p (stateat:	#1	1
p (step	(from	1	(to	1
p (subgame	"name"	1	result:	1
p (subgameresult:	1	1
p (surakartaBoard	(square	1	loops:	1
p (surakartaBoardloops:	2	1
p (then	"define"	19	(and	16	(if	15	(set Counter	10	(sow	4	(moveAgain	3	(add	2	(custodial	2	(enclose	2	#2	1	(addScore	1	(promote	1	(set Hidden	1	(set State	1	(trigger	1
p (tile	"name"	3	numSides:	3	{	2	"define"	1	Each	1
p (tilenumSides:	4	3
p (tile{	(path	4
p (to	if:	83	(apply	26	"define"	22	(sites Empty	18	(handSite	6	(trackSite Move	3	#3	2	#4	2	(+	2	(sites Board	2	(ahead	1	(difference	1	(last From	1	(last To	1	(mapEntry	1	(rotations	1	(site	1	(sites Around	1	(sites LineOfPlay	1	(sites Playable	1	(to	1	(union	1	Cell	1	Edge	1
p (toif:	(is Empty	27	(and	20	"define"	18	(not	8	(or	4	(is Enemy	2	(is Friend	2	#2	1	(is In	1
p (topLevel	at:	2
p (topLevelat:	#1	1	(last To	1
p (track	"name"	17	{	17	directed:	11	P1	6	P2	6	loop:	6	P3	1	P4	1
p (trackSite	Move	6	EndSite	1	FirstSite	1
p (trackSite EndSite	Mover	1
p (trackSite FirstSite	Mover	1	from:	1	if:	1
p (trackSite FirstSitefrom:	"define"	1
p (trackSite FirstSiteif:	(is Friend	1
p (trackSite Move	from:	6	steps:	6
p (trackSite Movefrom:	(site	3	(from	2	(handSite	1
p (trackSite Movesteps:	(count Pips	3	(mapEntry	1	(pips	1	1	1
p (trackdirected:	True	11
p (trackloop:	True	6
p (track{	12..7	5	18	5	1..6	4	10	4	13	4	4..8	4	42..47	4	48	4	50	4	54	4	56	4	57	4	59	4	6..0	4	60	4	62	4	63	4	65	4	66	4	68	4	69	4	71	4	72	4	74	4	75	4	77	4	17..12	3	32	3	33..38	3	53..51	3	78..80	3	0	2	0..5	2	12..9	2	13..19	2	15	2	19	2	20	2	21	2	22	2	23	2	3..0	2	5..0	2	End	2	0..9	1	11..6	1	13..18	1	14	1	16	1	16..12	1	17	1	18..13	1	18..24	1	19..10	1	20..25	1	20..29	1	25..20	1	32..26	1	34..38	1	39..30	1	40	1	40..49	1	49	1	52	1	53	1	55	1	58	1	59..50	1	6	1	6..11	1	60..69	1	61	1	64	1	67	1	7..12	1	70	1	73	1	76	1	78	1	79	1	79..70	1	8	1	80..89	1	81	1	82	1	83	1	84	1	9	1	99..90	1
p (trigger	"name"	1	Mover	1
p (union	(sites	4	(sites Row	4	(sites Corners	2	(sites Occupied	2	"define"	1	(sites Bottom	1	(sites Empty	1	(sites Left	1	(sites Right	1	(sites Top	1
p (values	(range	5	Cell	5
p (what	at:	7	level:	1
p (whatat:	(to	3	#1	2	(between	2
p (whatlevel:	(topLevel	1
p (where	"name"	8	P2	7	P1	1
p (who	at:	60
p (whoat:	(to	33	(between	19	#1	3	(ahead	2	(site	2	(+	1`;
