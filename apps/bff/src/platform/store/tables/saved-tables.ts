/** Tables of what people keep here for themselves and for each other. `person` is a person id. */
export type SavedTables = {
  /** One row for each setting that somebody chose, so that two devices never undo each other's changes. */
  preferences: { user_id: string; member: string; value: string };
  views: {
    id: string;
    user_id: string;
    owner_name: string;
    screen: string;
    name: string;
    /** The name in the form in which names are compared. */
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
