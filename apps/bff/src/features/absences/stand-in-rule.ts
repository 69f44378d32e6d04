import type { components } from '@rotunda/api-client/bff-types';
import { z } from 'zod';

/** How stand-ins are asked, for the whole team. */
export type StandInRule = components['schemas']['StandInRule'];

const rule = z.object({ mode: z.enum(['replace', 'add', 'off']), rights: z.enum(['own', 'starter']) });

/** What holds until an operator chooses: nobody's rights but the absent person's own are used. */
const DEFAULT_RULE: StandInRule = { mode: 'replace', rights: 'own' };

/** The rule of the team, out of its settings. */
export function toStandInRule(settings: object): StandInRule {
  const parsed = rule.safeParse(Reflect.get(settings, 'standIns'));
  return parsed.success ? parsed.data : DEFAULT_RULE;
}
