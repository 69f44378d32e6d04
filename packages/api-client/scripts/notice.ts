/** First line of every generated file. */
export const NOTICE = '// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.\n';
