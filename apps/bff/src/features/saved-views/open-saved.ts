import type { Clock } from '#domain/clock.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { PlaceStore } from '#platform/user-settings/place-store.ts';
import { PreferenceStore } from '#platform/user-settings/preference-store.ts';
import { LinkStore } from './link-store.ts';
import { RunStore } from './run-store.ts';
import type { SavedRouteDeps } from './saved-routes.ts';
import { ViewStore } from './view-store.ts';

/** The stores of users' saved data, without the visit listener. */
export type SavedStores = Omit<SavedRouteDeps, 'onVisit'>;

/** Wires up the stores of users' saved data. */
export function openSaved(store: Store, clock: Clock, seals: RowSeals, invalidations: UserInvalidations): SavedStores {
  return {
    preferences: new PreferenceStore(store),
    views: new ViewStore(store, clock),
    places: new PlaceStore(store, clock),
    runs: new RunStore(store, clock),
    links: new LinkStore(store, clock, seals),
    invalidations,
  };
}
