/** What a program printed on both of its outputs, and its exit code, once it has ended. Both have to be pipes. */
export async function ended(child: Bun.Subprocess<Bun.SpawnOptions.Writable, "pipe", "pipe">) {
  const [said, complained, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { said, complained, code };
}
