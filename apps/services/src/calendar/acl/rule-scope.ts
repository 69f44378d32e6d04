import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { calendarError, invalidMember, missing, resourceNotFound } from '#calendar/errors.ts';
import { isMailAddress } from '#calendar/mail-address.ts';
import type { RuleScope } from '#calendar/rules.ts';
import { findAccountByEmail, findGroupByEmail } from '#core/auth/directory.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

type ScopeType = RuleScope['scopeType'];

const SCOPE_TYPES: readonly ScopeType[] = ['user', 'group', 'domain', 'default'];
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Returns the ID of the rule for a scope. */
export function toRuleId({ scopeType, scopeValue }: RuleScope): string {
  return scopeType === 'default' ? scopeType : `${scopeType}:${scopeValue}`;
}

/** Parses the scope from a rule's ID. Throws 400 if the ID is malformed. */
export function parseRuleId(ruleId: string): RuleScope {
  if (ruleId === 'default') return { scopeType: 'default', scopeValue: '' };
  const split = ruleId.indexOf(':');
  const scopeType = SCOPE_TYPES.find((type) => type !== 'default' && type === ruleId.slice(0, split));
  const scopeValue = ruleId.slice(split + 1).toLowerCase();
  if (!scopeType || !isScopeValue(scopeType, scopeValue)) {
    throw globalError(400, 'invalid', 'Invalid resource id value.', 'ruleId');
  }
  return { scopeType, scopeValue };
}

/** Returns the scope of a submitted rule. Throws 400 if it is invalid, and 404 if the address or domain is not found. */
export function checkScope(db: Database, sent: CalendarSchemas['AclRule']['scope']): RuleScope {
  if (!sent) throw missing('Missing scope.');
  if (!sent.type) throw missing('Missing scope type.');
  const scopeType = SCOPE_TYPES.find((type) => type === sent.type);
  if (!scopeType) throw invalidMember('scope.type');
  const scopeValue = (sent.value ?? '').toLowerCase();
  if (scopeType === 'default' ? scopeValue !== '' : !isScopeValue(scopeType, scopeValue)) {
    throw calendarError('invalidScopeValue', 'Invalid scope value.');
  }
  if (!isKnown(db, { scopeType, scopeValue })) throw resourceNotFound();
  return { scopeType, scopeValue };
}

function isScopeValue(scopeType: ScopeType, value: string): boolean {
  return scopeType === 'domain' ? DOMAIN.test(value) : isMailAddress(value);
}

function isKnown(db: Database, { scopeType, scopeValue }: RuleScope): boolean {
  switch (scopeType) {
    case 'user':
      return findAccountByEmail(db, scopeValue) !== undefined || isCalendarAddress(db, scopeValue);
    case 'group':
      return findGroupByEmail(db, scopeValue) !== undefined;
    case 'domain':
      return db.get('SELECT 1 FROM accounts WHERE domain = ? LIMIT 1', scopeValue) !== undefined;
    default:
      return true;
  }
}

/** A shared calendar has a rule for its own address. */
function isCalendarAddress(db: Database, value: string): boolean {
  return db.get('SELECT 1 FROM calendars WHERE id = ?', value) !== undefined;
}
