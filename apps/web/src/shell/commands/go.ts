/** Navigates to a URL of the console. Resolves when its screen is loaded. */
export type Go = (href: string) => Promise<void>;
