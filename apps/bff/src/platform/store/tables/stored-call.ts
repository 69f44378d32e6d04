/** A call as stored in the columns of a table. */
export type StoredCall = {
  operation_id: string;
  /** JSON record of parameters. */
  params: string;
  /** The JSON body of the call. Null if there is none. */
  body: string | null;
  /** 1 if the call decides on content that the user has not viewed. */
  is_unseen: number;
  /** 1 if the content that the call is about is stored permanently after the call succeeds. */
  pins_content: number;
};
