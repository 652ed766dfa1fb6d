/**
 * The vocabulary of bills. In each list, words at even positions are for calibration and those at odd positions are
 * held out, so that confidences are never tested on the wordings they were fitted to.
 */
export interface BillWords {
  locale: "en-US" | "en-GB" | "de" | "fr" | "es" | "zh";
  decimal: "." | ",";
  thousands: "," | "." | " " | "";
  /** Amounts of money; `#` is the number. */
  money: readonly string[];
  currency: string;
  /** Patterns of D, DD, M, MM, MMM (name), MMMM (full name), YYYY, YY. */
  dates: readonly string[];
  months: readonly string[];
  unit: readonly string[];
  rateUnit: readonly string[];
  providers: readonly string[];
  address: readonly string[];
  specimen: string;
  tariffs: readonly string[];
  /** Days of a usual billing period. */
  periodDays: readonly [least: number, most: number];
  labels: Labels;
  /** A period between two dates, which replace `1` and `2`. */
  ranges: readonly string[];
  sentences: { used: readonly string[]; period: readonly string[] };
  /** Lines without figures of this bill; `#kwh`, `#money`, `#date` and `#n` are replaced by figures. */
  distractors: readonly string[];
  gas: { title: string; use: string; charge: string };
  exported: string;
}

export interface Labels {
  provider: readonly string[];
  account: readonly string[];
  period: readonly string[];
  billDate: readonly string[];
  dueDate: readonly string[];
  days: readonly string[];
  use: readonly string[];
  previous: readonly string[];
  current: readonly string[];
  multiplier: readonly string[];
  energyCharge: readonly string[];
  fixedCharge: readonly string[];
  taxes: readonly string[];
  fees: readonly string[];
  total: readonly string[];
  due: readonly string[];
  balance: readonly string[];
  payment: readonly string[];
  rate: readonly string[];
  tariff: readonly string[];
  demand: readonly string[];
  /** On-peak and off-peak. */
  tou: readonly (readonly [string, string])[];
}

const MONTHS_EN = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const ENGLISH_LABELS: Labels = {
  provider: ["Electricity supplier", "Your energy provider", "Utility company", "Supplier"],
  account: [
    "Account number",
    "Account no.",
    "Acct #",
    "Customer number",
    "Your account number",
    "Customer account",
    "Account ID",
    "Electric account",
  ],
  period: [
    "Service period",
    "Billing period",
    "Bill period",
    "Statement period",
    "Usage period",
    "Service dates",
    "For the period",
    "Dates of service",
  ],
  billDate: ["Bill date", "Statement date", "Invoice date", "Issue date"],
  dueDate: ["Due date", "Please pay by", "Payment due by", "Pay before"],
  days: ["Billing days", "Days in billing period", "Number of days", "No. of days", "Days of service", "Days"],
  use: [
    "Electricity used",
    "Total usage",
    "Usage this period",
    "kWh used",
    "Energy used",
    "Total kWh",
    "Total consumption",
    "Electric usage",
    "Metered usage",
    "Billed usage",
    "Net usage",
    "Your consumption",
  ],
  previous: [
    "Previous reading",
    "Prior reading",
    "Last reading",
    "Opening reading",
    "Previous meter read",
    "Start reading",
  ],
  current: [
    "Current reading",
    "Present reading",
    "This reading",
    "Closing reading",
    "Current meter read",
    "End reading",
  ],
  multiplier: ["Multiplier", "Meter multiplier", "Meter constant", "Constant"],
  energyCharge: [
    "Energy charge",
    "Electricity charge",
    "Electric supply",
    "Usage charge",
    "Generation",
    "Delivery charge",
  ],
  fixedCharge: ["Customer charge", "Basic charge", "Standing charge", "Daily supply charge"],
  taxes: ["State tax", "Sales tax", "VAT at 5%", "City utility tax", "Local tax", "GST"],
  fees: ["Franchise fee", "Regulatory surcharge", "Public purpose surcharge", "Renewable energy levy"],
  total: [
    "Total current charges",
    "Current charges",
    "Total new charges",
    "Total electric charges",
    "Total charges this period",
    "Total for this bill",
    "Total this bill",
    "Charges this month",
    "Invoice total",
    "Bill total",
  ],
  due: ["Amount due", "Total amount due", "Balance due", "Please pay", "Amount to pay", "Total due"],
  balance: [
    "Previous balance",
    "Balance forward",
    "Prior balance",
    "Amount of last bill",
    "Opening balance",
    "Last bill",
  ],
  payment: ["Payment received, thank you", "Payments", "Payment - thank you", "Payments received"],
  rate: ["Unit rate", "Price per kWh", "Rate per kWh", "Energy rate"],
  tariff: ["Rate schedule", "Rate plan", "Tariff", "Your plan", "Rate class", "Pricing plan", "Tariff name", "Rate"],
  demand: ["Peak demand", "Billed demand", "Maximum demand", "Metered demand"],
  tou: [
    ["On-peak", "Off-peak"],
    ["Peak", "Off peak"],
    ["On-Peak usage", "Off-Peak usage"],
    ["Peak kWh", "Off-peak kWh"],
  ],
};

const ENGLISH_DISTRACTORS = [
  "Usage same month last year  #kwh",
  "Average daily usage  #n kWh",
  "Last year  #kwh",
  "Average cost per day  #money",
  "Similar homes used  #kwh",
  "Your 12-month average  #kwh",
  "Projected annual use  #kwh",
  "Carbon emissions avoided  #n kg CO2",
  "Late payment charge after #date  #money",
  "Budget billing amount  #money",
  "Last month you used #kwh",
  "A fee of #money applies to returned payments",
  "Customer service  1-800-555-0#n",
  "Next meter reading on #date",
];

const EN_US: BillWords = {
  locale: "en-US",
  decimal: ".",
  thousands: ",",
  money: ["$#", "$ #"],
  currency: "USD",
  dates: ["MMM D, YYYY", "MM/DD/YYYY", "MM/DD/YY", "MMMM D, YYYY"],
  months: MONTHS_EN,
  unit: ["kWh", "KWH"],
  rateUnit: ["$#/kWh", "@ $#", "at $# per kWh"],
  providers: [
    "Northfield Power & Light",
    "Harbor Electric Cooperative",
    "Pine Valley Energy",
    "Lakeside Utilities",
    "Example County Electric",
    "Silverton Light Company",
  ],
  address: [
    "12 Elm Street, Springfield, IL 62704",
    "4410 Oak Ave, Fairview, CA 94085",
    "77 Main St, Riverton, TX 75001",
  ],
  specimen: "SYNTHETIC SPECIMEN, no real customer",
  tariffs: ["Residential R-1", "E-TOU-C", "Basic Service", "Green Choice 12", "Schedule RS"],
  periodDays: [27, 35],
  labels: ENGLISH_LABELS,
  ranges: ["1 - 2", "1 to 2", "1 through 2", "From 1 to 2"],
  sentences: {
    used: [
      "You used # this month",
      "This period you have used # of electricity",
      "Your home used # of electricity",
      "In this period # were used",
    ],
    period: ["This bill covers 1 to 2", "Electricity from 1 to 2"],
  },
  distractors: ENGLISH_DISTRACTORS,
  gas: { title: "Natural gas", use: "Gas used", charge: "Gas charges" },
  exported: "Energy exported to grid",
};

const EN_GB: BillWords = {
  ...EN_US,
  locale: "en-GB",
  money: ["£#"],
  currency: "GBP",
  dates: ["D MMMM YYYY", "DD/MM/YYYY", "D MMM YYYY", "DD MMM YY"],
  unit: ["kWh"],
  rateUnit: ["at #p per kWh", "#p/kWh"],
  providers: ["Fictional Energy plc", "Brightwell Energy Ltd", "Moorland Power", "Invented Electricity Ltd"],
  address: ["3 Mill Lane, Exampleton EX4 9ZZ", "Flat 2, 18 High Street, Sampleford SF1 2AB"],
  specimen: "SPECIMEN ONLY",
  tariffs: ["Standard Variable", "Fixed Saver 24", "Simple Online", "Economy 7"],
};

const DE: BillWords = {
  locale: "de",
  decimal: ",",
  thousands: ".",
  money: ["# €", "# EUR", "€ #"],
  currency: "EUR",
  dates: ["DD.MM.YYYY", "D.M.YYYY", "D. MMMM YYYY", "DD.MM.YY"],
  months: [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
  unit: ["kWh"],
  rateUnit: ["x # €", "zu # €/kWh", "# €/kWh", "à # €/kWh"],
  providers: [
    "Stadtwerke Musterstadt GmbH",
    "Beispielstrom AG",
    "Energie Musterland GmbH & Co. KG",
    "Talstrom Vertriebs GmbH",
  ],
  address: ["Musterweg 12, 12345 Musterstadt", "Beispielallee 3, 54321 Beispielheim"],
  specimen: "MUSTER, keine echte Rechnung",
  tariffs: ["Strom Klassik 24", "Natur Privat", "Grundversorgung", "Fix Zuhause"],
  periodDays: [350, 372],
  labels: {
    provider: ["Ihr Stromlieferant", "Lieferant", "Stromlieferant", "Energieversorger"],
    account: [
      "Kundennummer",
      "Vertragskonto",
      "Kunden-Nr.",
      "Vertragskontonummer",
      "Vertragsnummer",
      "Rechnungskonto-Nr.",
    ],
    period: [
      "Abrechnungszeitraum",
      "Verbrauchszeitraum",
      "Lieferzeitraum",
      "Zeitraum",
      "Rechnungszeitraum",
      "Abrechnungsperiode",
    ],
    billDate: ["Rechnungsdatum", "Datum"],
    dueDate: ["Fällig am", "Zahlbar bis"],
    days: ["Anzahl Tage", "Abrechnungstage", "Tage", "Zeitraum in Tagen"],
    use: [
      "Verbrauch",
      "Ihr Verbrauch",
      "Stromverbrauch",
      "Gesamtverbrauch",
      "Energieverbrauch",
      "Ihr Stromverbrauch",
      "Verbrauch gesamt",
      "Verbrauchte Menge",
    ],
    previous: [
      "Zählerstand alt",
      "Zählerstand Anfang",
      "Alter Zählerstand",
      "Anfangsstand",
      "Zählerstand Beginn",
      "Letzter Zählerstand",
    ],
    current: [
      "Zählerstand neu",
      "Zählerstand Ende",
      "Neuer Zählerstand",
      "Endstand",
      "Zählerstand Schluss",
      "Aktueller Zählerstand",
    ],
    multiplier: ["Zählerfaktor", "Wandlerfaktor", "Faktor", "Zähler-Faktor"],
    energyCharge: ["Arbeitspreis", "Verbrauchspreis", "Energiekosten", "Arbeitspreis netto"],
    fixedCharge: ["Grundpreis", "Grundgebühr", "Jahresgrundpreis", "Messstellenbetrieb"],
    taxes: ["Stromsteuer", "MwSt 19 %", "Umsatzsteuer 19 %", "Mehrwertsteuer"],
    fees: ["Konzessionsabgabe", "KWK-Umlage", "Offshore-Umlage", "Netzumlagen"],
    total: ["Rechnungsbetrag", "Gesamtbetrag", "Bruttobetrag", "Endbetrag", "Rechnungssumme", "Gesamtkosten"],
    due: ["Zu zahlender Betrag", "Zahlbetrag", "Zu zahlen", "Offener Betrag"],
    balance: ["Saldo Vorjahr", "Vortrag", "Saldovortrag", "Offene Forderung"],
    payment: ["Geleistete Abschläge", "Ihre Zahlungen", "Abschlagszahlungen", "Bereits bezahlt"],
    rate: ["Arbeitspreis je kWh", "Preis pro kWh", "Verbrauchspreis je kWh", "Energiepreis"],
    tariff: ["Tarif", "Ihr Tarif", "Produkt", "Vertrag", "Tarifbezeichnung", "Produktname"],
    demand: ["Höchstleistung", "Spitzenlast", "Maximalleistung", "Leistungsspitze"],
    tou: [
      ["HT", "NT"],
      ["Hochtarif", "Niedertarif"],
      ["Verbrauch HT", "Verbrauch NT"],
      ["Haupttarifzeit", "Nebenzeit"],
    ],
  },
  ranges: ["1 - 2", "1 bis 2", "vom 1 bis 2", "1 – 2"],
  sentences: {
    used: [
      "Sie haben # verbraucht",
      "In diesem Zeitraum haben Sie # Strom verbraucht",
      "Ihr Stromverbrauch betrug #",
      "Verbraucht wurden #",
    ],
    period: ["Diese Rechnung gilt vom 1 bis 2", "Stromlieferung vom 1 bis zum 2"],
  },
  distractors: [
    "Verbrauch im Vorjahr  #kwh",
    "Durchschnitt pro Tag  #n kWh",
    "Vergleichsgruppe 2 Personen  #kwh",
    "Ihr neuer Abschlag ab #date  #money",
    "Vorjahresverbrauch  #kwh",
    "CO2-Emissionen  #n g/kWh",
    "Prognose Jahresverbrauch  #kwh",
    "Nächste Ablesung am #date",
    "Kundenservice  0800 555 0#n",
    "Mahngebühr bei Verzug  #money",
  ],
  gas: { title: "Erdgas", use: "Gasverbrauch", charge: "Gaskosten" },
  exported: "Einspeisung",
};

const FR: BillWords = {
  locale: "fr",
  decimal: ",",
  thousands: " ",
  money: ["# €", "# EUR"],
  currency: "EUR",
  dates: ["DD/MM/YYYY", "D MMMM YYYY", "DD/MM/YY", "DD.MM.YYYY"],
  months: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  unit: ["kWh"],
  rateUnit: ["# €/kWh", "x # €", "à # €/kWh", "# € par kWh"],
  providers: ["Électricité du Val Fictif", "Énergie Exemple SA", "Lumière d'Essai SAS", "Courant Modèle"],
  address: ["12 rue de l'Exemple, 75000 Modèleville", "3 avenue du Spécimen, 69000 Fictive"],
  specimen: "SPÉCIMEN, client imaginaire",
  tariffs: ["Confort Heures Creuses", "Tarif Base", "Offre Verte Fixe", "Essentiel"],
  periodDays: [56, 64],
  labels: {
    provider: ["Votre fournisseur", "Fournisseur", "Fournisseur d'électricité", "Fournisseur d'énergie"],
    account: [
      "N° client",
      "Numéro de client",
      "Référence client",
      "N° de contrat",
      "Compte client",
      "Numéro de compte",
    ],
    period: [
      "Période de facturation",
      "Période de consommation",
      "Période",
      "Période facturée",
      "Période du relevé",
      "Votre période",
    ],
    billDate: ["Date de facture", "Facture du"],
    dueDate: ["À payer avant le", "Date limite de paiement"],
    days: ["Nombre de jours", "Jours facturés", "Nombre de jours facturés", "Jours"],
    use: [
      "Consommation",
      "Consommation totale",
      "Votre consommation",
      "Consommation de la période",
      "Consommation facturée",
      "Total consommé",
      "Énergie consommée",
      "Consommation relevée",
    ],
    previous: ["Ancien index", "Index début", "Ancien relevé", "Index précédent", "Index de début", "Relevé précédent"],
    current: ["Nouvel index", "Index fin", "Nouveau relevé", "Index actuel", "Index de fin", "Relevé actuel"],
    multiplier: ["Coefficient", "Coefficient de lecture", "Coefficient", "Facteur"],
    energyCharge: ["Énergie", "Électricité consommée", "Consommation HT", "Part énergie"],
    fixedCharge: ["Abonnement", "Part fixe", "Abonnement mensuel", "Prime fixe"],
    taxes: ["TVA", "Accise sur l'électricité", "TICFE", "TVA 20 %"],
    fees: ["Contribution tarifaire", "Contribution au service public", "Contribution réseau", "Contribution"],
    total: [
      "Montant total TTC",
      "Total TTC",
      "Total facture",
      "Montant de la facture",
      "Total de la facture TTC",
      "Montant TTC",
    ],
    due: ["Net à payer", "Montant à payer", "Total à payer", "Reste à payer"],
    balance: ["Solde antérieur", "Solde précédent", "Report du solde", "Ancien solde"],
    payment: ["Vos paiements", "Acomptes versés", "Versements", "Déjà réglé"],
    rate: ["Prix du kWh", "Prix unitaire", "Prix kWh", "Prix de l'énergie"],
    tariff: ["Offre", "Option tarifaire", "Votre offre", "Tarif", "Offre souscrite", "Votre contrat"],
    demand: ["Puissance atteinte", "Puissance maximale", "Puissance max", "Pointe de puissance"],
    tou: [
      ["Heures pleines", "Heures creuses"],
      ["HP", "HC"],
      ["Consommation HP", "Consommation HC"],
      ["Heures Pleines", "Heures Creuses"],
    ],
  },
  ranges: ["du 1 au 2", "1 - 2", "du 1 au 2", "1 au 2"],
  sentences: {
    used: [
      "Vous avez consommé #",
      "Votre consommation est de #",
      "Sur cette période vous avez consommé #",
      "Soit # consommés",
    ],
    period: ["Facture du 1 au 2", "Pour la période du 1 au 2"],
  },
  distractors: [
    "Consommation de l'année précédente  #kwh",
    "Moyenne par jour  #n kWh",
    "Même période l'an passé  #kwh",
    "Émissions de CO2  #n g/kWh",
    "Prévision annuelle  #kwh",
    "Prochain relevé le #date",
    "Pénalité de retard  #money",
    "Consommation moyenne d'un foyer  #kwh",
    "Service client  09 69 00 0#n",
    "Mensualité à partir du #date  #money",
  ],
  gas: { title: "Gaz naturel", use: "Consommation de gaz", charge: "Montant gaz" },
  exported: "Énergie injectée",
};

const ES: BillWords = {
  locale: "es",
  decimal: ",",
  thousands: ".",
  money: ["# €", "# EUR"],
  currency: "EUR",
  dates: ["DD/MM/YYYY", "D de MMMM de YYYY", "DD-MM-YYYY", "DD.MM.YYYY"],
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  unit: ["kWh"],
  rateUnit: ["x # €/kWh", "# €/kWh", "a # €/kWh", "# €/kWh"],
  providers: ["Luz Inventada S.A.", "Energía de Ejemplo S.L.", "Electricidad Ficticia", "Comercial Lumen S.A."],
  address: ["Calle del Ejemplo 12, 28000 Ciudad Ficticia", "Avda. Modelo 3, 08000 Muestra"],
  specimen: "MUESTRA, cliente ficticio",
  tariffs: ["2.0TD", "Plan Estable", "Tarifa Noche", "PVPC"],
  periodDays: [28, 33],
  labels: {
    provider: ["Comercializadora", "Su comercializadora", "Comercializadora de energía", "Empresa"],
    account: [
      "Referencia del contrato",
      "Número de contrato",
      "N.º cliente",
      "Nº de cuenta",
      "Nº contrato",
      "Número de cliente",
    ],
    period: [
      "Periodo de facturación",
      "Periodo de consumo",
      "Período facturado",
      "Periodo facturado",
      "Periodo",
      "Fechas de consumo",
    ],
    billDate: ["Fecha de factura", "Fecha de emisión"],
    dueDate: ["Fecha de cargo", "Vencimiento"],
    days: ["Días facturados", "Días de facturación", "Días de consumo", "Nº de días"],
    use: [
      "Consumo total",
      "Consumo",
      "Consumo del periodo",
      "Energía consumida",
      "Su consumo",
      "Consumo facturado",
      "Energía facturada",
      "Total consumido",
    ],
    previous: ["Lectura anterior", "Lectura inicial", "Lectura anterior (real)", "Lectura de inicio"],
    current: ["Lectura actual", "Lectura final", "Lectura actual (real)", "Lectura de fin"],
    multiplier: ["Multiplicador", "Constante", "Factor multiplicador", "Coeficiente"],
    energyCharge: ["Energía", "Término de energía", "Coste de la energía", "Facturación por energía"],
    fixedCharge: ["Término fijo", "Potencia", "Alquiler del contador", "Término de potencia"],
    taxes: ["Impuesto eléctrico", "IVA 21 %", "Impuesto sobre electricidad", "IVA"],
    fees: ["Bono social", "Recargo", "Financiación bono social", "Recargos"],
    total: [
      "Total importe factura",
      "Importe total",
      "Total factura",
      "Importe de la factura",
      "Importe factura",
      "Total de su factura",
    ],
    due: ["Total a pagar", "Importe a pagar", "A pagar", "Total a abonar"],
    balance: ["Saldo anterior", "Saldo pendiente", "Deuda anterior", "Impagado anterior"],
    payment: ["Pagos recibidos", "Su pago", "Pagos", "Abonado"],
    rate: ["Precio de la energía", "Precio por kWh", "Precio kWh", "Precio energía"],
    tariff: ["Tarifa contratada", "Tarifa", "Peaje de acceso", "Producto contratado", "Su tarifa", "Modalidad"],
    demand: ["Potencia máxima demandada", "Potencia máxima", "Potencia registrada", "Máxima potencia"],
    tou: [
      ["Punta", "Valle"],
      ["Consumo punta", "Consumo valle"],
      ["Energía punta", "Energía valle"],
      ["Periodo punta", "Periodo valle"],
    ],
  },
  ranges: ["del 1 al 2", "1 - 2", "1 a 2", "desde 1 hasta 2"],
  sentences: {
    used: ["Ha consumido #", "Su consumo ha sido de #", "En este periodo ha consumido #", "Consumió #"],
    period: ["Factura del 1 al 2", "Consumo del 1 al 2"],
  },
  distractors: [
    "Consumo del año anterior  #kwh",
    "Consumo medio diario  #n kWh",
    "Mismo periodo año anterior  #kwh",
    "Media de los últimos 14 meses  #kwh",
    "Emisiones de CO2  #n g/kWh",
    "Coste medio diario  #money",
    "Próxima lectura el #date",
    "Potencia contratada  #n kW",
    "Atención al cliente  900 000 0#n",
    "Consumo acumulado del último año  #kwh",
  ],
  gas: { title: "Gas natural", use: "Consumo de gas", charge: "Importe gas" },
  exported: "Energía excedentaria vertida",
};

const ZH: BillWords = {
  locale: "zh",
  decimal: ".",
  thousands: "",
  money: ["# 元", "¥#", "#元"],
  currency: "CNY",
  dates: ["YYYY年M月D日", "YYYY-MM-DD", "YYYY/MM/DD", "YYYY.MM.DD"],
  months: [],
  unit: ["千瓦时", "度", "kWh"],
  rateUnit: ["# 元/千瓦时", "#元/度", "# 元/kWh"],
  providers: ["示例市供电公司", "虚构电力有限公司", "样本省电网公司", "范例供电局"],
  address: ["示例市样本路12号", "虚构区范例街3号"],
  specimen: "样本账单（非真实用户）",
  tariffs: ["居民生活用电", "一般工商业", "居民合表", "居民阶梯电价"],
  periodDays: [28, 31],
  labels: {
    provider: ["供电单位", "供电公司", "供电企业", "售电公司"],
    account: ["户号", "客户编号", "用户编号", "用电户号"],
    period: ["计费周期", "用电周期", "账单周期", "结算周期", "抄表周期", "电费周期"],
    billDate: ["账单日期", "出账日期"],
    dueDate: ["缴费截止日", "最迟缴费日期"],
    days: ["计费天数", "用电天数", "天数", "计费日数"],
    use: ["本期用电量", "用电量", "总用电量", "实用电量", "合计电量", "本月用电量", "计费电量", "结算电量"],
    previous: ["上期示数", "上次示数", "起始示数", "上次抄表示数", "上月示数", "期初示数"],
    current: ["本期示数", "本次示数", "截止示数", "本次抄表示数", "本月示数", "期末示数"],
    multiplier: ["倍率", "综合倍率"],
    energyCharge: ["电度电费", "目录电费", "基础电费", "电能电费"],
    fixedCharge: ["基本电费", "服务费", "容量电费", "基本费"],
    taxes: ["税金", "增值税", "税费", "税额"],
    fees: ["附加基金", "代征附加", "政府性基金", "农网还贷附加"],
    total: ["电费合计", "本期电费", "电费总额", "本月电费", "合计金额", "总电费"],
    due: ["应缴金额", "应付金额", "应收金额", "应交电费"],
    balance: ["上期欠费", "往期欠费", "历史欠费", "上期结余"],
    payment: ["已缴金额", "已付金额", "已交电费", "预存抵扣"],
    rate: ["电价", "单价", "执行单价", "平均电价"],
    tariff: ["用电类别", "电价类别", "用电性质", "执行电价"],
    demand: ["最大需量", "需量", "本期最大需量", "计费需量"],
    tou: [
      ["峰段电量", "谷段电量"],
      ["峰电量", "谷电量"],
      ["高峰电量", "低谷电量"],
      ["峰时电量", "谷时电量"],
    ],
  },
  ranges: ["1 至 2", "1-2", "1 到 2", "1 — 2"],
  sentences: {
    used: ["本期您共用电 #", "您本月用电量为 #", "本期用电 #", "共计用电 #"],
    period: ["本账单周期为 1 至 2", "计费期间：1 至 2"],
  },
  distractors: [
    "去年同期电量  #kwh",
    "日均用电  #n 度",
    "上期电量  #kwh",
    "同比增长  #n%",
    "年度累计电量  #kwh",
    "下次抄表日期  #date",
    "第一档剩余电量  #kwh",
    "违约金  #money",
    "服务热线  95500#n",
    "邻里平均  #kwh",
  ],
  gas: { title: "天然气", use: "用气量", charge: "燃气费" },
  exported: "上网电量",
};

export const LANGUAGES: readonly BillWords[] = [EN_US, EN_GB, DE, FR, ES, ZH];
