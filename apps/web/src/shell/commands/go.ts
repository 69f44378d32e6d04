/** Leads to an address of the console; resolves when its screen is there. */
export type Go = (href: string) => Promise<void>;
