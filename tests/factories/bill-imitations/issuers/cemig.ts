import type { Issuer } from "../imitation";
import { MONTHS, addDays, amount, cents, chance, digits, int, isoDay, periodOf, row, some, written } from "../sheet";

/** Portuguese, decimal commas, readings with dots, dates without a year, solar credit lines, a history table. */
export const CEMIG: Issuer = {
  name: "CEMIG",
  draw(dice) {
    const { first, last, days } = periodOf(dice, 28, 33);
    const kwh = int(dice, 90, 700);
    const isSolar = chance(dice, 0.4);
    const grid = isSolar ? Math.round(kwh / 3) : kwh;
    const credited = kwh - grid;
    const brl = (value: number, places = 2) => amount(value, places, { group: ".", mark: "," });
    const items = [
      ["Energia Elétrica", grid, 0.95] as const,
      ...(isSolar
        ? ([
            ["Energia SCEE s/ ICMS", credited, 0.5],
            ["Energia compensada GD II", credited, -0.45],
          ] as const)
        : []),
    ].map(([name, quantity, rate]) => ({ name, quantity, rate, value: cents(quantity * rate) }));
    const light = cents(15 + dice.random() * 15);
    const total = cents(items.reduce((sum, { value }) => sum + value, light));
    const start = int(dice, 1_000, 30_000);
    const c = [0, int(dice, 34, 38), int(dice, 42, 46), int(dice, 54, 58), int(dice, 70, 76)];
    const short = (day: Date) => written(day, "DD/MM");
    return {
      rows: [
        "CEMIG DISTRIBUIÇÃO S.A. CNPJ 06.981.180/0001-16",
        "Av. Barbacena, 1200 - Belo Horizonte - MG",
        row(c, "MARIA EXEMPLO", "", "Nº DO CLIENTE", "Nº DA INSTALAÇÃO"),
        row(c, "RUA DAS FLORES 10", "", digits(dice, 10), digits(dice, 10)),
        row([0, 30, 60], "Referente a", "Vencimento", "Valor a pagar (R$)"),
        row(
          [0, 30, 60],
          `${MONTHS.pt[last.getUTCMonth()]}/${last.getUTCFullYear()}`,
          written(addDays(last, 15), "DD/MM/YYYY"),
          brl(total),
        ),
        `NOTA FISCAL Nº ${digits(dice, 9)} - SÉRIE 000  Data de emissão: ${written(last, "DD/MM/YYYY")}`,
        row(
          [0, 22, 44, 66, 78, 90, 104],
          "Classe",
          "Subclasse",
          "Modalidade Tarifária",
          "Anterior",
          "Atual",
          "Nº de dias",
          "Próxima",
        ),
        row(
          [0, 22, 44, 66, 78, 90, 104],
          "Residencial Bifásico",
          "Residencial",
          "Convencional B1",
          short(first),
          short(last),
          String(days),
          short(addDays(last, 30)),
        ),
        row([...c, 90], "Itens da Fatura", "Unid.", "Quant.", "Preço Unit", "Valor (R$)", "Tarifa Unit."),
        ...items.map(({ name, quantity, rate, value }) =>
          row(
            [...c, 90],
            name,
            "kWh",
            brl(quantity, 0),
            brl(Math.abs(rate), 8),
            brl(value),
            brl(Math.abs(rate) * 0.8, 8),
          ),
        ),
        row(c, "Contrib Ilum Publica Municipal", "", "", "", brl(light)),
        row(c, "TOTAL", "", "", "", brl(total)),
        row(
          [0, 20, 40, 58, 74, 96],
          "Medição",
          "Medidor",
          "Leitura Anterior",
          "Leitura Atual",
          "Constante de Multiplicação",
          "Consumo kWh",
        ),
        row(
          [0, 20, 40, 58, 74, 96],
          "Energia kWh",
          `AP${digits(dice, 8)}`,
          brl(start, 0),
          brl(start + kwh, 0),
          "1",
          String(kwh),
        ),
        "Histórico de Consumo",
        row([0, 16, 30, 44], "MÊS/ANO", "Cons. kWh", "Média kWh/Dia", "Dias"),
        ...[0, 1, 2, 3].map((back) =>
          row(
            [0, 16, 30, 44],
            `${MONTHS.pt[(last.getUTCMonth() + 12 - back) % 12]}/${String(last.getUTCFullYear()).slice(2)}`,
            String(back === 0 ? kwh : int(dice, 90, 700)),
            "7,10",
            "30",
          ),
        ),
        ...(isSolar ? [`SALDO ATUAL DE GERAÇÃO: ${brl(int(dice, 100, 2_000))} kWh`] : []),
        ...some(dice, ["Fale com a Cemig: 116", "Débito automático: cadastre 0081234567"]),
      ],
      truth: {
        provider: "CEMIG",
        servicePeriod: [`${isoDay(first)}/${isoDay(last)}`, `${isoDay(first)}/${isoDay(addDays(last, -1))}`],
        energyKwh: kwh,
        totalCost: total,
        amountDue: total,
        currency: "BRL",
      },
    };
  },
};
