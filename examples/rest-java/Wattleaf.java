import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The Wattleaf API client in one file, using only the JDK (11 or newer). Request and response bodies are JSON text: use
 * your project's JSON library to read and write them.
 */
public final class Wattleaf {
    private static final int RETRIES = 3;
    private static final long FIRST_WAIT_MS = 1000;
    private static final Set<Integer> WORTH_A_RETRY = Set.of(429, 503);

    private final HttpClient http = HttpClient.newHttpClient();
    private final String url;
    private final String apiKey;

    public Wattleaf(String url, String apiKey) {
        this.url = url.replaceAll("/$", "");
        this.apiKey = apiKey;
    }

    /** Reads WATTLEAF_URL and WATTLEAF_API_KEY. */
    public static Wattleaf fromEnvironment() {
        return new Wattleaf(variable("WATTLEAF_URL"), variable("WATTLEAF_API_KEY"));
    }

    public String get(String path, Map<String, String> query) throws IOException, InterruptedException {
        String text = query.entrySet().stream()
                .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                .collect(Collectors.joining("&"));
        return call(request(path + "?" + text).GET().build());
    }

    public String post(String path, String json) throws IOException, InterruptedException {
        return call(request(path).POST(HttpRequest.BodyPublishers.ofString(json)).build());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url + path))
                .header("Authorization", "Bearer " + apiKey)
                .header("Content-Type", "application/json");
    }

    private String call(HttpRequest request) throws IOException, InterruptedException {
        for (int attempt = 0; ; attempt++) {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            int status = response.statusCode();
            if (status < 400) return response.body();
            if (!WORTH_A_RETRY.contains(status) || attempt == RETRIES) throw new ApiException(status, response.body());
            Thread.sleep(waitMs(response, attempt));
        }
    }

    /** Retry-After, or 1, 2, and 4 seconds without it. */
    private static long waitMs(HttpResponse<?> response, int attempt) {
        return response.headers().firstValueAsLong("Retry-After").stream()
                .map(seconds -> seconds * 1000)
                .findFirst()
                .orElse(FIRST_WAIT_MS << attempt);
    }

    private static String variable(String name) {
        return Objects.requireNonNull(System.getenv(name), "Set " + name + ".");
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** An API error. The body is JSON with `code`, `message`, and `issues`, which name each field to fix. */
    public static final class ApiException extends IOException {
        private static final long serialVersionUID = 1L;
        public final int status;
        public final String body;

        ApiException(int status, String body) {
            super(status + " " + body);
            this.status = status;
            this.body = body;
        }
    }
}
