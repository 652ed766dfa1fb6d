from wattleaf import Wattleaf, WattleafError

wattleaf = Wattleaf()  # reads WATTLEAF_URL and WATTLEAF_API_KEY

checked = wattleaf.post(
    "/api/v1/validate",
    {
        "schema": "validation_validate_input",
        "data": {"schema": "nilm_input"},
    },
)
for issue in checked["issues"]:
    print(f"{issue['path']}: {issue['message']}")
