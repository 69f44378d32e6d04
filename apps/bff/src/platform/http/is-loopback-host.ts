/** Whether a Host header contains a loopback name or address of this machine (RFC 6761 section 6.3, RFC 1122, RFC 4291). */
export function isLoopbackHost(host: string): boolean {
  const url = URL.parse(`http://${host}`);
  if (!url || url.host !== host.toLowerCase().replace(/:80$/, '')) return false;
  const { hostname } = url;
  return hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname) || /^(?:.+\.)?localhost$/.test(hostname);
}
