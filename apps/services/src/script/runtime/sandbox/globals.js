/** @import { PropertyStores, TriggerFacts } from '#core/operations/script-engine.ts' */
/** @import { AdvancedMethod } from './advanced-services.js' */
/** @import { Host } from './host.js' */
/** @import { UnsavedDocuments } from './unsaved-documents.js' */
import { createAdvancedServices } from './advanced-services.js';
import { createCacheService } from './cache-service.js';
import { createCalendarApp } from './calendar-app.js';
import { createConsole } from './console.js';
import { createContentService } from './content-service.js';
import { createDocumentApp } from './document-app.js';
import { createDriveApp } from './drive-app.js';
import { createHtmlService } from './html-service.js';
import { createLockService } from './lock-service.js';
import { createLogger } from './logger.js';
import { createMailServices } from './mail.js';
import { mimeTypes } from './mime-type.js';
import { createPropertiesService } from './properties-service.js';
import { missingService } from './public-object.js';
import { createScriptApp } from './script-app.js';
import { createSession } from './session.js';
import { createSpreadsheetApp } from './spreadsheet-app.js';
import { createUrlFetchApp } from './url-fetch-app.js';
import { createUtilities } from './utilities.js';

/**
 * What a run knows of itself.
 * @typedef {{
 *   scriptId: string,
 *   activeUser: string,
 *   effectiveUser: string,
 *   timeZone: string,
 *   properties: PropertyStores,
 *   triggers: readonly TriggerFacts[],
 *   pages: Readonly<Record<string, string>>,
 *   publicGlobals: readonly string[],
 *   operations: readonly AdvancedMethod[],
 *   containerId: string | null,
 *   isDevMode: boolean,
 *   userAgent: string | null,
 * }} Facts
 */

/**
 * The services that scripts find in their global scope. Those of the public platform that are not here refuse each of
 * their members by its name.
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
