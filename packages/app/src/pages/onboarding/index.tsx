export function Page() {
  return <div className="p-8">…</div>;
}
