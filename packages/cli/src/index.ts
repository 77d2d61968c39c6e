/** The ludii command line: validate, see, play and measure game descriptions. */
export {};
