import type { Role } from '@rotunda/api-client/roles';
import type { Account, Group } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { createAccount } from '#identity/accounts.ts';
import { createGroup } from '#identity/groups.ts';
import type { Random } from './random.ts';

/** The stored users and groups of the demo organisation. */
export type DemoUsers = ReturnType<typeof seedUsers>;

/** Domain of the demo organisation's users. */
export const HOME_DOMAIN = 'example.com';

/**
 * Kestrel makes software in which companies keep their purchase contracts. Olivia Perera runs its systems, Ravi Venter is
 * responsible for compliance, Sunniva Port leads support. Ana Duarte leads product, Bo Lindqvist engineering, Dina Abbas
 * finance, Grace Okafor people and payroll, Farah Siddiqui marketing. Chen Wei runs the New York office and the machines,
 * Emil Novak the offices and their tools, Hiro Tanaka looks after customers, Inês Carvalho designs and does research.
 *
 * Stores the people, who all sign in with the password behind `passwordHash`, and their groups. */
export function seedUsers(db: Database, random: Random, passwordHash: string, createdAtMs: number) {
  const add = (name: string, displayName: string, role: Account['role'] = null, domain = HOME_DOMAIN): Account =>
    createAccount(db, {
      id: random.digits(21),
      permissionId: random.digits(20),
      email: `${name}@${domain}`,
      displayName,
      role,
      isDomainAdmin: role === 'operator',
      passwordHash,
      createdAtMs,
    });
  const staff: Readonly<Record<Role, Account>> = {
    operator: add('operator', 'Olivia Perera', 'operator'),
    reviewer: add('reviewer', 'Ravi Venter', 'reviewer'),
    support: add('support', 'Sunniva Port', 'support'),
  };
  const colleagues = {
    ...staff,
    ana: add('ana', 'Ana Duarte'),
    bo: add('bo', 'Bo Lindqvist'),
    chen: add('chen', 'Chen Wei'),
    dina: add('dina', 'Dina Abbas'),
    emil: add('emil', 'Emil Novak'),
    farah: add('farah', 'Farah Siddiqui'),
    grace: add('grace', 'Grace Okafor'),
    hiro: add('hiro', 'Hiro Tanaka'),
    ines: add('ines', 'Inês Carvalho'),
  };
  const { ana, dina, grace, reviewer } = colleagues;
  return {
    ...colleagues,
    /** Works for another company, so files shared with her leave the organisation. */
    petra: add('petra', 'Petra Hoffmann', null, 'partner.example'),
    groups: {
      everyone: addGroup(db, random, 'everyone', 'Everyone at Example', Object.values(colleagues)),
      finance: addGroup(db, random, 'finance', 'Finance', [ana, dina, grace, reviewer]),
    },
  };
}

function addGroup(db: Database, random: Random, name: string, displayName: string, members: readonly Account[]): Group {
  return createGroup(db, {
    id: random.digits(21),
    permissionId: random.digits(20),
    email: `${name}@${HOME_DOMAIN}`,
    displayName,
    memberIds: members.map((member) => member.id),
  });
}
