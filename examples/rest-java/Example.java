import java.util.Map;

public final class Example {
    public static void main(String[] arguments) throws Exception {
        Wattleaf wattleaf = Wattleaf.fromEnvironment(); // reads WATTLEAF_URL and WATTLEAF_API_KEY

        String plant = wattleaf.get("/api/v1/vpp/status", Map.of("plant_id", "sample-plant"));
        System.out.println(plant);

        String plan = wattleaf.post(
                "/api/v1/optimization/schedule",
                "{\"facility_id\": \"sample-home\", \"time_horizon\": 24}");
        System.out.println(plan);

        try {
            wattleaf.get("/api/v1/vpp/status", Map.of("plant_id", "no-such-plant"));
        } catch (Wattleaf.ApiException error) {
            System.out.println("Error: " + error.getMessage());
        }
    }
}
