/** Environment variables for trusted certificates, as used by OpenSSL and Go, Node, curl, Python’s requests and httplib2. */
const CERTIFICATE_VARIABLES = [
  'SSL_CERT_FILE',
  'NODE_EXTRA_CA_CERTS',
  'CURL_CA_BUNDLE',
  'REQUESTS_CA_BUNDLE',
  'HTTPLIB2_CA_CERTS',
];

// Some libraries send all requests through the HTTPS proxy, including those to the services' own address.
const DIRECT_HOSTS = '127.0.0.1,localhost';

/** Returns environment variables that make programs send HTTPS through a proxy and trust the certificate in a file. */
export function toClientEnvironment(proxyOrigin: string, certificatePath: string): Record<string, string> {
  return {
    HTTPS_PROXY: proxyOrigin,
    https_proxy: proxyOrigin,
    NO_PROXY: DIRECT_HOSTS,
    no_proxy: DIRECT_HOSTS,
    NODE_USE_ENV_PROXY: '1',
    ...Object.fromEntries(CERTIFICATE_VARIABLES.map((name) => [name, certificatePath])),
  };
}
