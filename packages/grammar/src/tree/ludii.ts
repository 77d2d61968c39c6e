/**
 * The language after expansion, as an Ohm grammar: the one page to read to know what a description may look like.
 * Rules with a capital letter skip white space between their parts, the others don't.
 */

/** Source of the grammar, in Ohm's notation. */
export const ludiiGrammar = String.raw`
Ludii {

  // A description is a clause such as (game "Tic-Tac-Toe" ...). Words around it are ignored.
  Description = (Clause | List | words)*

  Clause
    = "(" keyword Argument* ")"         -- call       // (is Line 3)
    | "(" &"(" Doubled                  -- doubled    // ((is Line 3)) is the same
    | "(" ")"                           -- empty      // () counts for nothing

  // The outer brackets of ((a) (b)) go away, if the last thing inside is a clause too.
  Doubled
    = LastClause ")"                    -- last
    | Argument Doubled                  -- more

  LastClause
    = name Clause                       -- named
    | Clause

  List = "{" Argument* "}"              // {1 2 3}

  Argument
    = name Value                        -- named      // if:(is Empty (to))
    | name &closing                     -- nothing    // a name without value is dropped
    | Value

  Value
    = Clause
    | List
    | string
    | number
    | word

  // A keyword ends with white space or its closing bracket; a colon in that place is forgiven.
  keyword
    = quoted tokenChar*                 -- define     // a define that does not exist
    | wordChar+ keywordEnd              -- word
  keywordEnd = ":" | &space | &")"

  name   = nameChar+ ":"
  string = quoted
  quoted = "\"" ("\\\"" | ~"\"" any)* "\""

  number
    = sign? digit+ ~tokenChar                                                 -- integer
    | sign? decimal exponent? suffix? ~tokenChar                              -- decimal

  word = ~tag wordChar+ ~"\""           // Mover, True, +, >=

  words     = (~bracket any)+
  bracket   = "(" | ")" | "{" | "}"
  closing   = ")" | "}"
  decimal
    = digit+ "." digit*                 -- both
    | "." digit+                        -- fraction
    | digit+                            -- whole
  sign      = "+" | "-"
  exponent  = ("e" | "E") sign? digit+
  suffix    = "f" | "F" | "d" | "D"
  tag       = "<" asciiLetter (~("<" | ">" | bracket | "\"") any)* ">"  // an option that was never filled in

  nameChar  = asciiLetter | digit | "_" | "-"
  tokenChar = wordChar | "\""
  wordChar  = nameChar | "." | "+" | "*" | slash | "%" | "=" | "!" | "^" | "~" | "<" | ">" | "&" | "|" | "#"
  slash     = "/" ~"/"                  // two would be a comment
  asciiLetter = "a".."z" | "A".."Z"

  space += "\uFEFF"
}
`;
