/** The tables of data that users save for themselves and for the team. */
export type SavedTables = {
  /** One row per changed setting, so that two devices never undo each other's changes. */
  preferences: { user_id: string; member: string; value: string };
  views: {
    id: string;
    user_id: string;
    owner_name: string;
    screen: string;
    name: string;
    /** The name normalised for comparison. */
    name_key: string;
    /** JSON record of search parameters. */
    search: string;
    is_team: number;
    updated_at: number;
  };
  places: {
    user_id: string;
    /** `pins` or `recents`. */
    list: string;
    kind: string;
    target_id: string;
    title: string;
    noted_at: number;
  };
};
