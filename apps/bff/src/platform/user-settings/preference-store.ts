import type { components } from '@rotunda/api-client/bff-types';
import type { Store } from '#platform/store/open-store.ts';

/** The settings that a user has changed. */
export type Preferences = components['schemas']['Preferences'];

/** The changed settings that apply to the team. */
type TeamPreferences = components['schemas']['TeamPreferences'];

/** Settings to change. null resets a setting to its default. */
export type PreferencesChange = components['schemas']['PreferencesChange'];

/** Team settings to change. */
type TeamChange = { deploymentFreeze?: TeamPreferences['deploymentFreeze'] | null };

/** The user ID of the team's settings. IDs of users contain a space. */
export const TEAM = 'team';

/** The settings that users have changed, shared by all their devices. */
export class PreferenceStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the settings that a user has changed. */
  async read(userId: string): Promise<Preferences> {
    const rows = await this.#store
      .selectFrom('preferences')
      .select(['member', 'value'])
      .where('user_id', '=', userId)
      .orderBy('member')
      .execute();
    return Object.fromEntries(rows.map(({ member, value }) => [member, JSON.parse(value)]));
  }

  /** Returns the settings that apply to the team. */
  readTeam(): Promise<TeamPreferences> {
    return this.read(TEAM);
  }

  /** Changes the given settings and keeps the others. */
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
