/** @import { PropertyStores, TriggerFacts } from '#core/operations/script-engine.ts' */
/** @import { AdvancedMethod } from './services/advanced-services.js' */
/** @import { Host } from './host/host.js' */
/** @import { UnsavedDocuments } from './host/unsaved-documents.js' */

import { createCalendarApp } from './calendar/calendar-app.js';
import { createDocumentApp } from './documents/document-app.js';
import { createDriveApp } from './drive/drive-app.js';
import { missingService } from './host/public-object.js';
import { createConsole } from './language/console.js';
import { createAdvancedServices } from './services/advanced-services.js';
import { createCacheService } from './services/cache-service.js';
import { createContentService } from './services/content-service.js';
import { createHtmlService } from './services/html-service.js';
import { createLockService } from './services/lock-service.js';
import { createLogger } from './services/logger.js';
import { createMailServices } from './services/mail.js';
import { mimeTypes } from './services/mime-type.js';
import { createPropertiesService } from './services/properties-service.js';
import { createScriptApp } from './services/script-app.js';
import { createSession } from './services/session.js';
import { createUrlFetchApp } from './services/url-fetch-app.js';
import { createUtilities } from './services/utilities.js';
import { createSpreadsheetApp } from './spreadsheets/spreadsheet-app.js';

/**
 * Facts about a run that are available in its sandbox.
 * @typedef {{
 * scriptId: string,
 * activeUser: string,
 * effectiveUser: string,
 * timeZone: string,
 * properties: PropertyStores,
 * triggers: readonly TriggerFacts[],
 * pages: Readonly<Record<string, string>>,
 * publicGlobals: readonly string[],
 * operations: readonly AdvancedMethod[],
 * containerId: string | null,
 * isDevMode: boolean,
 * userAgent: string | null, }} Facts
 */

/**
 * Creates the global services of scripts. Services of the public platform that are not supported throw an error with the name of
 * the accessed member.
 * @param {Host} host
 * @param {Facts} facts
 * @param {UnsavedDocuments} unsaved
 * @returns {Record<string, unknown>}
 */
export function createGlobals(host, facts, unsaved) {
  const hasDocument = facts.properties.document !== undefined;
  const properties = createPropertiesService(host, facts.properties);
  const missing = facts.publicGlobals.map((name) => [name, missingService(name)]);
  return {
    ...Object.fromEntries(missing),
    ...createAdvancedServices(host, facts.operations),
    CacheService: createCacheService(host, hasDocument),
    CalendarApp: createCalendarApp(host),
    console: createConsole(host),
    ContentService: createContentService(),
    DocumentApp: createDocumentApp(host, unsaved, facts.containerId),
    DriveApp: createDriveApp(host),
    HtmlService: createHtmlService(host, facts),
    LockService: createLockService(host, properties.refresh, hasDocument),
    Logger: createLogger(host),
    MimeType: mimeTypes,
    PropertiesService: properties.service,
    ScriptApp: createScriptApp(host, facts),
    Session: createSession(facts),
    SpreadsheetApp: createSpreadsheetApp(host, unsaved, facts.containerId),
    UrlFetchApp: createUrlFetchApp(host),
    Utilities: createUtilities(host),
    ...createMailServices(host),
  };
}
