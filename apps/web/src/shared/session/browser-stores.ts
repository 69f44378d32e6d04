import type { BrowserStore } from '#lib/count-stored.ts';

// The sign-out deletes databases whose names begin with `rotunda`.

/** Drafts of scripts, which exist only in this browser. */
export const DRAFTS: BrowserStore = { database: 'rotunda-drafts', store: 'drafts' };

/** Uploads, with the files that have not been sent. */
export const UPLOADS: BrowserStore = { database: 'rotunda.uploads', store: 'uploads' };
