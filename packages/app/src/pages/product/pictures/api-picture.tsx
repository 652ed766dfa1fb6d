const REQUEST = `POST /api/v1/nilm/analyze
Authorization: Bearer <key>

{ "data": [142, 2891, 2890, 140],
  "sample_rate": 0.016667 }`;

/** A request, which wraps on a phone. */
export function ApiPicture() {
  return (
    <pre className="whitespace-pre-wrap rounded-lg bg-forest p-5 font-mono text-sm text-on-forest">
      <code>{REQUEST}</code>
    </pre>
  );
}
