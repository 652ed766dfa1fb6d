const POLL_MS = 200;

/** The cookies of a browser that has clicked on Demo, once the sample household's meter is read to its end. */
export async function sampleCookies(server: string): Promise<string> {
  const cookies = new Bun.CookieMap();
  const get = (path: string) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    return fetch(server + path, { redirect: "manual", headers: { cookie } });
  };
  let path = "/api/auth/sso";
  while (path !== "/dashboard") {
    const response = await get(path);
    for (const line of response.headers.getSetCookie()) cookies.set(Bun.Cookie.parse(line));
    const location = response.headers.get("location");
    if (!location || location.includes("error=")) throw new Error(`No sample session: ${location ?? response.status}`);
    const { pathname, search } = new URL(location, server);
    path = pathname + search;
  }
  while (!(await (await get("/trpc/meters.list?input=%7B%7D")).text()).includes(`"status":"ready"`)) {
    await Bun.sleep(POLL_MS);
  }
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
}
