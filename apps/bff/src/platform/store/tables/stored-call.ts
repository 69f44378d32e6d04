/** A call as the columns of a table hold it. */
export type StoredCall = {
  operation_id: string;
  /** JSON record of parameters. */
  params: string;
  /** JSON body of the call; null when it has none. */
  body: string | null;
  /** 1 when it decides on content that the person has not seen. */
  is_unseen: number;
  /** 1 when the content that it is about is kept once it has succeeded. */
  pins_content: number;
};
