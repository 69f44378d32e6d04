import { AUDIENCES } from '@rotunda/api-client/roles';
import { canCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import type { AlertKind, AlertRule, AlertSettings, RuleDraft } from './queries.ts';
import { RULE_KINDS, ruleKinds, type SettingName } from './rule-kinds.ts';

/** The values of the rule form, as text. */
export type RuleForm = {
  kind: AlertKind;
  name: string;
  texts: Readonly<Partial<Record<SettingName, string>>>;
  isTeam: boolean;
};

type NumberSetting = 'count' | 'percent' | 'minutes' | 'hours';

/** The minimum and maximum of each number. The BFF makes the final decision. */
const BOUNDS: Readonly<Record<NumberSetting, readonly [number, number]>> = {
  count: [1, 100],
  percent: [1, 100],
  minutes: [1, 1_440],
  hours: [-720, 720],
};

/** Returns the kinds that the user's role includes. */
export function listKinds(session: Session): AlertKind[] {
  return RULE_KINDS.filter((kind) => {
    const { operationId, audience = 'everyone' } = ruleKinds[kind];
    const isInAudience = session.roles.some((role) => AUDIENCES[audience].some((one) => one === role));
    return isInAudience && (operationId === undefined || canCall(session, operationId));
  });
}

/** Returns the form values of a new rule. */
export function createForm(kind: AlertKind): RuleForm {
  return { kind, name: '', texts: toTexts(ruleKinds[kind].initial), isTeam: false };
}

/** Returns the form values of an existing rule. */
export function getForm({ kind, name, settings, isTeam }: AlertRule): RuleForm {
  return { kind, name, texts: toTexts(settings), isTeam };
}

/** Validates a field. Returns the error message, or undefined if the field is valid. */
export function settingError({ kind, texts }: RuleForm, name: SettingName): string | undefined {
  const text = texts[name]?.trim() ?? '';
  if (name === 'functionName' || name === 'projectName') {
    const isRequired = ruleKinds[kind].fields.some((field) => field === name);
    return isRequired && text === '' ? 'Enter the name of the function.' : undefined;
  }
  if (name === 'scope' || name === 'placeId') return undefined;
  if (name === 'text') return text === '' ? 'Enter a text.' : undefined;
  if (name === 'percent' && text === '') return undefined;
  const [least, most] = kind === 'accessRequestOld' ? [0, 720] : BOUNDS[name];
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= least && value <= most) return undefined;
  return `Enter a whole number from ${least} to ${most.toLocaleString('en')}.`;
}

/**
 * Returns the rule for the form values. Returns undefined if a field is invalid. A rule without a name is named by its
 * description.
 */
export function toDraft(form: RuleForm, isEnabled = true): RuleDraft | undefined {
  const { kind, name, texts, isTeam } = form;
  const names = listFieldNames(kind);
  if (names.some((field) => settingError(form, field) !== undefined)) return undefined;
  const entries = names.flatMap((field): [string, unknown][] => {
    const text = texts[field]?.trim() ?? '';
    if (text === '') return [];
    return [[field, isNumberSetting(field) ? Number(text) : text]];
  });
  const settings: AlertSettings = Object.fromEntries(entries);
  return { kind, name: name.trim() || ruleKinds[kind].describe(settings).slice(0, 80), settings, isTeam, isEnabled };
}

/** Whether a setting is a number. */
export function isNumberSetting(name: SettingName): name is NumberSetting {
  return name in BOUNDS;
}

/** Returns the fields of a kind, without the marker for optional fields. */
export function listFieldNames(kind: AlertKind): SettingName[] {
  return ruleKinds[kind].fields.map((field) => field.replace('?', '') as SettingName);
}

function toTexts(settings: AlertSettings): RuleForm['texts'] {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}
