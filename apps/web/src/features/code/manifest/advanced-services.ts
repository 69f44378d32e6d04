/** An advanced service of Google Workspace, as declared in a manifest. */
export type AdvancedService = { userSymbol: string; serviceId: string; version: string };

/**
 * The most frequently used services. Others can be entered manually.
 * https://developers.google.com/apps-script/guides/services/advanced
 */
export const ADVANCED_SERVICES: readonly AdvancedService[] = [
  { userSymbol: 'AdminDirectory', serviceId: 'admin', version: 'directory_v1' },
  { userSymbol: 'BigQuery', serviceId: 'bigquery', version: 'v2' },
  { userSymbol: 'Calendar', serviceId: 'calendar', version: 'v3' },
  { userSymbol: 'Docs', serviceId: 'docs', version: 'v1' },
  { userSymbol: 'Drive', serviceId: 'drive', version: 'v3' },
  { userSymbol: 'Gmail', serviceId: 'gmail', version: 'v1' },
  { userSymbol: 'People', serviceId: 'peopleapi', version: 'v1' },
  { userSymbol: 'Sheets', serviceId: 'sheets', version: 'v4' },
  { userSymbol: 'Slides', serviceId: 'slides', version: 'v1' },
  { userSymbol: 'Tasks', serviceId: 'tasks', version: 'v1' },
  { userSymbol: 'YouTube', serviceId: 'youtube', version: 'v3' },
];
