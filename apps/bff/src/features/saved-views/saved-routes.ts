import { Hono } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import { type LinkRouteDeps, linkRoutes } from './link-routes.ts';
import { type PlaceRouteDeps, pinRoutes, recentRoutes } from './place-routes.ts';
import { type PreferenceRouteDeps, preferenceRoutes } from './preference-routes.ts';
import { explorerRunRoutes, type RunRouteDeps } from './run-routes.ts';
import { teamPreferenceRoutes } from './team-preference-routes.ts';
import { type ViewRouteDeps, viewRoutes } from './view-routes.ts';

export type SavedRouteDeps = PreferenceRouteDeps & ViewRouteDeps & PlaceRouteDeps & RunRouteDeps & LinkRouteDeps;

/** Routes below `/api` for users' saved data. */
export function savedRoutes(deps: SavedRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.route('/preferences/team', teamPreferenceRoutes(deps));
  routes.route('/preferences', preferenceRoutes(deps));
  routes.route('/views', viewRoutes(deps));
  routes.route('/links', linkRoutes(deps));
  routes.route('/pins', pinRoutes(deps));
  routes.route('/recents', recentRoutes(deps));
  routes.route('/explorer/runs', explorerRunRoutes(deps));
  return routes;
}
