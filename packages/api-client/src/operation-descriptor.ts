/** The name of a service. */
export type ServiceName = 'script' | 'calendar' | 'drive';

/** A path or query parameter of an operation. */
export type ParameterDescriptor = {
  readonly name: string;
  readonly in: 'path' | 'query';
  /** JSON type of a value. For a repeated parameter, of each value. */
  readonly type: 'boolean' | 'integer' | 'string';
  readonly required?: true;
  readonly repeated?: true;
  readonly deprecated?: true;
  readonly format?: string;
  readonly enum?: readonly string[];
  /** Aliases that services accept for values of `enum`, with these values. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly search?: SearchDescriptor;
};

/** The terms of a file search. */
export type SearchDescriptor = {
  /** Terms on metadata. */
  readonly terms: readonly string[];
  /** Terms on file content. */
  readonly contentTerms: readonly string[];
};

/** Names of the paging fields of a list operation. */
export type PagingDescriptor = {
  readonly size?: string;
  readonly token: string;
  readonly next: string;
  readonly items: string;
};

/** An operation at run time: a row of the operation table. */
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
  /** Whether only the embedded services provide it, and not the public API that they implement. */
  readonly extension?: true;
  readonly parameters: readonly ParameterDescriptor[];
  /** Schema name of the JSON request body. */
  readonly body?: string;
  readonly bodyRequired?: boolean;
  /** Maximum size of the JSON body. Defaults to one mebibyte. */
  readonly bodyLimitBytes?: number;
  /** Schema name of the JSON response body. Missing if a successful response has no body. */
  readonly response?: string;
  readonly successStatus: 200 | 204;
  /** Suffixes of the accepted scopes; the full scope is `{scope_base}/auth/<suffix>`. */
  readonly scopes: readonly string[];
  readonly leastScope: string;
  /** Whether the service rejects calls without `fields`. */
  readonly fieldsRequired?: true;
  readonly paging?: PagingDescriptor;
  /** Absolute path of the upload variant. */
  readonly mediaUploadPath?: string;
  /** Whether the response contains or links to file content: always, or with `alt=media`. */
  readonly content?: 'always' | 'media';
};

/** The data that a client needs to call an operation: a row of the call table. */
export type CallDescriptor = {
  readonly service: ServiceName;
  readonly method: OperationDescriptor['method'];
  /** Path template below the service's base URL, without a leading slash. */
  readonly path: string;
  /** Names of the query parameters, separated by spaces. */
  readonly query?: string;
  /** Whether a successful response has a JSON body. */
  readonly hasJson?: boolean;
  /** Whether there is an upload variant. */
  readonly takesMedia?: boolean;
  readonly paging?: Pick<PagingDescriptor, 'token' | 'next' | 'items'> & {
    /** The maximum page size. */
    readonly max?: number;
  };
};
