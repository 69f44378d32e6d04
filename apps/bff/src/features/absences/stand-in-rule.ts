import type { components } from '@rotunda/api-client/bff-types';
import { z } from 'zod';

/** The team's policy for asking stand-ins. */
export type StandInRule = components['schemas']['StandInRule'];

const rule = z.object({ mode: z.enum(['replace', 'add', 'off']), rights: z.enum(['own', 'starter']) });

/** The default until an operator changes it: only the absent user's own permissions are used. */
const DEFAULT_RULE: StandInRule = { mode: 'replace', rights: 'own' };

/** Returns the team's rule from its settings. */
export function toStandInRule(settings: object): StandInRule {
  const parsed = rule.safeParse(Reflect.get(settings, 'standIns'));
  return parsed.success ? parsed.data : DEFAULT_RULE;
}
