/** The cookies of a browser that has clicked on Demo. */
export async function sampleCookies(server: string): Promise<string> {
  const cookies = new Bun.CookieMap();
  const header = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  let address = new URL("/api/auth/sso", server);
  while (address.pathname !== "/dashboard") {
    const response = await fetch(address, { redirect: "manual", headers: { cookie: header() } });
    for (const line of response.headers.getSetCookie()) cookies.set(Bun.Cookie.parse(line));
    const location = response.headers.get("location");
    if (!location || location.includes("error=")) throw new Error(`No sample session: ${location ?? response.status}`);
    const { pathname, search } = new URL(location, server);
    address = new URL(pathname + search, server);
  }
  return header();
}
