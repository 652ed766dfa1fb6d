public final class Example {
    public static void main(String[] arguments) throws Exception {
        Wattleaf wattleaf = Wattleaf.fromEnvironment(); // reads WATTLEAF_URL and WATTLEAF_API_KEY

        String checked = wattleaf.post(
                "/api/v1/validate",
                "{\"schema\": \"validation_validate_input\", \"data\": {\"schema\": \"nilm_input\"}}");
        System.out.println(checked);
    }
}
