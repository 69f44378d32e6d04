import { z } from 'zod';

const VARIABLE = 'BFF_ACCESS_REQUEST_URL';
const FILE_ID = '{fileId}';
const GOOGLE = `https://drive.google.com/open?id=${FILE_ID}`;

/** The variable that says where people ask for access to a file that they cannot open. */
export const accessRequestVariables = {
  [VARIABLE]: z
    .url({ protocol: /^https?$/ })
    .refine((text) => text.includes(FILE_ID) || text.includes(encodeURIComponent(FILE_ID)), `must contain ${FILE_ID}`)
    .optional(),
};

/** The address of that page, with `{fileId}` for the ID; undefined where it is not known. */
export function toAccessRequestUrl(value: { [VARIABLE]?: string | undefined; DRIVE_BASE_URL: string }) {
  const isGoogle = /(?:^|\.)googleapis\.com$/.test(new URL(value.DRIVE_BASE_URL).hostname);
  return value[VARIABLE] ?? (isGoogle ? GOOGLE : undefined);
}
