/** How a ludeme is declared, and how arguments are bound to it. */
export {};
