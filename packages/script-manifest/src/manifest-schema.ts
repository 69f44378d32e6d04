import { z } from 'zod';
import { isTimeZone } from './time-zone.ts';

const ACCESS = ['MYSELF', 'DOMAIN', 'ANYONE', 'ANYONE_ANONYMOUS'] as const;

const access = (what: string) => z.enum(ACCESS).optional().describe(what);
const userSymbol = z.string().describe('Name under which the code uses it');

// Declarations of add-ons are for their host programs and pass through unchanged.
const section = z.record(z.string(), z.unknown());

const advancedService = z.strictObject({
  userSymbol,
  serviceId: z.string().describe('ID of the service, such as drive'),
  version: z.string().describe('Version of the service, such as v3'),
});

const library = z.strictObject({
  userSymbol,
  libraryId: z.string().describe('Script ID of the library'),
  version: z.string().optional().describe('Version of the library'),
  developmentMode: z.boolean().optional().describe('Use the latest saved code of the library instead of a version'),
});

const macro = z.strictObject({
  menuName: z.string().describe('Name in the menu'),
  functionName: z.string().describe('Function that the macro runs'),
  defaultShortcut: z.string().optional().describe('Keyboard shortcut, such as Ctrl+Alt+Shift+1'),
});

const dependencies = z.strictObject({
  enabledAdvancedServices: z.array(advancedService).optional().describe('Advanced services that the code can use'),
  libraries: z.array(library).optional().describe('Libraries that the code can use'),
});

const webApp = z.strictObject({
  access: access('Web app access'),
  executeAs: z
    .enum(['USER_ACCESSING', 'USER_DEPLOYING'])
    .optional()
    .describe('Account that the web app runs as: that of its visitor or that of its deployer'),
});

/** Documented fields of `appsscript.json`. https://developers.google.com/apps-script/manifest */
export const manifestSchema = z.strictObject({
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'not a time zone' })
    .optional()
    .describe('Time zone of dates and of time-driven triggers'),
  runtimeVersion: z.enum(['V8', 'STABLE', 'DEPRECATED_ES5']).optional().describe('JavaScript runtime'),
  exceptionLogging: z.enum(['NONE', 'STACKDRIVER']).optional().describe('Where uncaught exceptions are logged'),
  executionLogging: z.string().optional().describe('Where runs are logged'),
  oauthScopes: z.array(z.string().min(1)).optional().describe('OAuth scopes; detected from the code when absent'),
  urlFetchWhitelist: z
    .array(z.string().startsWith('https://'))
    .optional()
    .describe('URL prefixes that the code can fetch; any URL when absent'),
  dependencies: dependencies.optional().describe('Advanced services and libraries'),
  webapp: webApp.optional().describe('Lets a deployment be opened as a web app'),
  executionApi: z
    .strictObject({ access: access('API access') })
    .optional()
    .describe('Lets functions be run through the API'),
  addOns: section.optional().describe('Google Workspace add-on'),
  gmail: section.optional().describe('Gmail add-on (former form)'),
  dataStudio: section.optional().describe('Looker Studio connector'),
  chat: section.optional().describe('Chat app'),
  sheets: z
    .strictObject({ macros: z.array(macro).optional().describe('Macros of the spreadsheet') })
    .optional()
    .describe('Spreadsheet macros'),
});
