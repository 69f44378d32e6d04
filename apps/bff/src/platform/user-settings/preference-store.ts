import type { components } from '@rotunda/api-client/bff-types';
import type { Store } from '#platform/store/open-store.ts';

/** The settings of a person, as far as they were chosen. */
export type Preferences = components['schemas']['Preferences'];

/** The settings that apply to everyone, as far as they were chosen. */
type TeamPreferences = components['schemas']['TeamPreferences'];

/** Settings to choose; null goes back to the default. */
export type PreferencesChange = components['schemas']['PreferencesChange'];

/** Settings of the team to choose. */
type TeamChange = { deploymentFreeze?: TeamPreferences['deploymentFreeze'] | null };

/** Stands where settings name a person, for those of everybody; IDs of people have a space. */
export const TEAM = 'team';

/** The settings that people chose, on whatever device. */
export class PreferenceStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The settings that a person has chosen. */
  async read(userId: string): Promise<Preferences> {
    const rows = await this.#store
      .selectFrom('preferences')
      .select(['member', 'value'])
      .where('user_id', '=', userId)
      .orderBy('member')
      .execute();
    return Object.fromEntries(rows.map(({ member, value }) => [member, JSON.parse(value)]));
  }

  /** The settings that apply to everyone. */
  readTeam(): Promise<TeamPreferences> {
    return this.read(TEAM);
  }

  /** Changes the named settings and leaves the others. */
  async change(userId: string, change: PreferencesChange & TeamChange): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      for (const [member, value] of Object.entries(change)) {
        if (value === undefined) continue;
        const own = { user_id: userId, member };
        if (value === null) {
          await transaction
            .deleteFrom('preferences')
            .where('user_id', '=', userId)
            .where('member', '=', member)
            .execute();
          continue;
        }
        const text = JSON.stringify(value);
        await transaction
          .insertInto('preferences')
          .values({ ...own, value: text })
          .onConflict((conflict) => conflict.columns(['user_id', 'member']).doUpdateSet({ value: text }))
          .execute();
      }
    });
  }
}
