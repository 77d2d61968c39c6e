/** Boolean, int, region, direction, range and other function ludemes. */
export {};
