/** The name of one of the three services. */
export type ServiceName = 'script' | 'calendar' | 'drive';

/** One path or query parameter of an operation. */
export type ParameterDescriptor = {
  readonly name: string;
  readonly in: 'path' | 'query';
  /** JSON type of one value; for a repeated parameter, of each value. */
  readonly type: 'boolean' | 'integer' | 'string';
  readonly required?: true;
  readonly repeated?: true;
  readonly deprecated?: true;
  readonly format?: string;
  readonly enum?: readonly string[];
  /** Other names that services take for values of `enum`, with those values. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly search?: SearchDescriptor;
};

/** The terms of a search for files. */
export type SearchDescriptor = {
  /** Those that look at metadata. */
  readonly terms: readonly string[];
  /** Those that look into what files hold. */
  readonly contentTerms: readonly string[];
};

/** Names of the members that page through a list operation. */
export type PagingDescriptor = {
  readonly size?: string;
  readonly token: string;
  readonly next: string;
  readonly items: string;
};

/** What is known of an operation at run time: one row of the operation table. */
export type OperationDescriptor = {
  readonly id: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of the service below its origin, with slashes at both ends. */
  readonly basePath: string;
  /** Path template below `basePath`, without a leading slash. */
  readonly path: string;
  readonly summary: string;
  readonly deprecated?: true;
  /** The embedded services offer it, and the public interface that they implement does not have it. */
  readonly extension?: true;
  readonly parameters: readonly ParameterDescriptor[];
  /** Schema name of the JSON request body. */
  readonly body?: string;
  readonly bodyRequired?: boolean;
  /** Largest JSON body; a mebibyte when absent. */
  readonly bodyLimitBytes?: number;
  /** Schema name of the JSON response body; absent when a success has none. */
  readonly response?: string;
  readonly successStatus: 200 | 204;
  /** Suffixes of the accepted scopes; the full scope is `{scope_base}/auth/<suffix>`. */
  readonly scopes: readonly string[];
  readonly leastScope: string;
  /** The service refuses the call without `fields`. */
  readonly fieldsRequired?: true;
  readonly paging?: PagingDescriptor;
  /** Absolute path of the upload variant. */
  readonly mediaUploadPath?: string;
  /** The response is what a file holds, or leads to it: always, or when it is asked for by `alt=media`. */
  readonly content?: 'always' | 'media';
};

/** What a client needs to know of an operation to call it: one row of the call table. */
export type CallDescriptor = {
  readonly service: ServiceName;
  readonly method: OperationDescriptor['method'];
  /** Path template below the service's base address, without a leading slash. */
  readonly path: string;
  /** Names of the query parameters, with a space between them. */
  readonly query?: string;
  /** A success has a JSON body. */
  readonly hasJson?: boolean;
  /** There is an upload variant. */
  readonly takesMedia?: boolean;
  readonly paging?: Pick<PagingDescriptor, 'token' | 'next' | 'items'> & {
    /** The largest page. */
    readonly max?: number;
  };
};
