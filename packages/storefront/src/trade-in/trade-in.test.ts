// @vitest-environment node
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import type { TradeInAnswer } from "@forecourt/api";
import { aCar, aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { apiContext, logFailureContext, nowContext, siteContext } from "../contexts.ts";
import { action, loader } from "../routes/sell-your-car.tsx";
import { normaliseMetres, tradeInCarValues } from "./trade-in-car-values.ts";
import { tradeInHref, tradeInPageAt, tradeInView } from "./trade-in-view.ts";

const id = "5d8db995-a474-4fdf-a4d7-f523010b1166";
const open: TradeInAnswer = {
  id,
  car: { make: "Mazda", model: "CX-5", year: 2022, km: 40_000 },
  car_id: null,
  adjustmentAnswers: {},
  photos: [],
  state: "open",
  estimate: null,
  no_estimate: null,
};
const estimate = { lowDollars: 26_000, highDollars: 28_800, comparables: 9, valid_until: "2026-11-30T00:00:00.000Z" };
const refusal = (status: number, code: string, fields: { path: string; message: string }[] = []) =>
  new ApiError(status, { error: "No.", code, fields });

function asked(
  path: string,
  {
    api = {},
    fields,
    more = {},
  }: { api?: Partial<ApiClient>; fields?: Record<string, string> | FormData; more?: Partial<SiteDocumentInput> } = {},
) {
  const context = new RouterContextProvider();
  const url = new URL(path, "http://harbour.localhost");
  const failures: string[] = [];
  context.set(siteContext, aSite({ pages: { on: ["/sell-your-car", "/cars/trade-in"] }, ...more }));
  context.set(nowContext, new Date("2026-11-25T00:00:00Z"));
  context.set(apiContext, api as ApiClient);
  context.set(logFailureContext, (event) => void failures.push(event));
  return {
    request: new Request(
      url,
      fields ? { method: "POST", body: fields instanceof FormData ? fields : new URLSearchParams(fields) } : {},
    ),
    url,
    params: {},
    context,
    pattern: "",
    failures,
  };
}
type Answered = { data: Record<string, unknown>; init: { status?: number; headers?: Record<string, string> } | null };
const shown = async (...args: Parameters<typeof asked>) => (await loader(asked(...args))) as unknown as Answered;
/** Where an action leads, or what it answers. */
async function outcome(args: ReturnType<typeof asked>) {
  const answer = (await action(args)) as Response | Answered;
  return answer instanceof Response ? answer.headers.get("location") : answer.data;
}

describe("the address of a valuation", () => {
  it("names the page, the valuation and the step; without a valuation it is the first", () => {
    const view = (query: string) => tradeInView("car-trade-in", new URLSearchParams(query));
    expect(view(`valuation=${id}&step=details&car_id=7`)).toMatchObject({ step: "details", valuation: id, carId: "7" });
    expect(view("step=details&car_id=x")).toMatchObject({ step: "car", valuation: undefined, carId: undefined });
    expect(view(`valuation=${id}`).step).toBe("condition");
    expect(view("valuation=../../etc").valuation).toBeUndefined();
    expect(tradeInHref({ path: "/cars/trade-in", carId: "7" }, id, "details")).toBe(
      `/cars/trade-in?car_id=7&valuation=${id}&step=details`,
    );
  });

  it("is of the page, also when it is sent in the background", () => {
    expect(["/sell-my-car", "/trade-in.data", "/cars/trade-in"].map(tradeInPageAt)).toEqual([
      "sell-my-car",
      "trade-in",
      "car-trade-in",
    ]);
  });

  it("answers 404 at a site that does not have the page", async () => {
    await expect(loader(asked("/trade-in"))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("of a valuation that is gone leads back to the beginning", async () => {
    const getTradeIn = () => Promise.reject(refusal(404, "trade_in_unknown"));
    const thrown = await loader(asked(`/sell-your-car?valuation=${id}`, { api: { getTradeIn } })).catch(
      (error: unknown) => error as Response,
    );
    expect((thrown as Response).headers.get("location")).toBe("/sell-your-car");
  });
});

describe("the length of a caravan", () => {
  it("is typed in metres and kept in millimetres; what is no number stays as it is typed, to be refused", () => {
    expect(["6.4", "6,4 m", "6.405 metres", " 7 "].map(normaliseMetres)).toEqual(["6400", "6400", "6405", "7000"]);
    expect(["", "about six", "6.4.2"].map(normaliseMetres)).toEqual(["", "about six", "6.4.2"]);
    expect(tradeInCarValues({ make: "Jayco", model: "Journey", year: 2019, body_length: 6400 })).toMatchObject({
      year: "2019",
      body_length: "6.4",
    });
  });

  it("is sent with berths and axles by a site that values caravans, and kilometres are not", async () => {
    const openTradeIn = vi.fn(async () => open);
    const typed = {
      make: "Jayco",
      model: "Journey",
      year: "2019",
      body_length: "6.4",
      sleeps: "4",
      axle_type: "Tandem",
    };
    await action(
      asked("/sell-your-car", { api: { openTradeIn }, fields: typed, more: { tradeIn: { kind: "caravan" } } }),
    );
    expect(openTradeIn).toHaveBeenCalledWith({ ...typed, rego: "", regoState: "", badge: "", body_length: "6400" });
  });
});

describe("the page of a valuation", () => {
  it("is kept by search engines before it is begun, and by nobody afterwards", async () => {
    expect((await shown("/sell-your-car")).data["head"]).not.toContainEqual({ name: "robots", content: "noindex" });
    const { data, init } = await shown(`/sell-your-car?valuation=${id}&step=details`, {
      api: { getTradeIn: async () => open },
    });
    expect(data["head"]).toContainEqual({ name: "robots", content: "noindex" });
    expect(init?.headers).toEqual({ "cache-control": "no-store" });
  });

  it("shows the car of the site that it is against, on a page that nobody keeps", async () => {
    const car = aCar({ id: "7", slug: "a-car" });
    const api = { getCars: async () => ({ cars: [car] }), getCar: async () => car };
    const { data, init } = await shown("/cars/trade-in?car_id=7", { api });
    expect(data).toMatchObject({ target: { id: "7" }, title: "Value your trade-in", view: { carId: "7" } });
    expect(init?.headers).toEqual({ "cache-control": "no-store" });
  });

  it("says the estimate in the money of the country, with its end, or why there is none", async () => {
    const of = async (answer: Partial<TradeInAnswer>) =>
      (await shown(`/sell-your-car?valuation=${id}`, { api: { getTradeIn: async () => ({ ...open, ...answer }) } }))
        .data["result"];
    expect(await of({ state: "sent", estimate })).toMatchObject({
      car: "2022 Mazda CX-5",
      range: "$26,000 to $28,800",
      until: "It is valid until 30 November 2026.",
      isAccepted: false,
    });
    expect(await of({ state: "sent", no_estimate: "Too few." })).toMatchObject({
      range: undefined,
      reason: "Too few.",
    });
    expect(await of({})).toBeUndefined();
  });

  it("has the questions with the site's limits where the site asks for them", async () => {
    const faq = async (tradeIn: object) =>
      JSON.stringify((await shown("/sell-your-car", { more: { tradeIn } })).data["faq"]);
    expect(await faq({})).toBe("[]");
    expect(await faq({ faq: true, onlineEstimate: true, mostYears: 9 })).toContain("over 9 years");
    // Who estimates nothing online promises none.
    expect(await faq({ faq: true })).not.toContain("estimate");
  });
});

describe("a step of a valuation", () => {
  const car = { rego: "", make: "Mazda", model: "CX-5", year: "2022", km: "45,000" };

  it("begins it with the car, and leads on to its condition", async () => {
    const openTradeIn = vi.fn<ApiClient["openTradeIn"]>(async () => open);
    const args = asked("/cars/trade-in?car_id=7", { api: { openTradeIn }, fields: car });
    expect(await outcome(args)).toBe(`/cars/trade-in?car_id=7&valuation=${id}&step=condition`);
    expect(openTradeIn).toHaveBeenCalledWith(expect.objectContaining({ make: "Mazda", km: "45000", car_id: "7" }));
  });

  it("changes the car of one that is begun", async () => {
    const saveTradeIn = vi.fn<ApiClient["saveTradeIn"]>(async () => open);
    await outcome(asked(`/sell-your-car?valuation=${id}&step=car`, { api: { saveTradeIn }, fields: car }));
    expect(saveTradeIn).toHaveBeenCalledWith({ id, car: expect.objectContaining({ model: "CX-5" }) as unknown });
  });

  it("takes the answers, and leads on to the details", async () => {
    const saveTradeIn = vi.fn<ApiClient["saveTradeIn"]>(async () => open);
    const args = asked(`/sell-your-car?valuation=${id}&step=condition`, {
      api: { saveTradeIn },
      fields: { keys: "one" },
    });
    expect(await outcome(args)).toBe(`/sell-your-car?valuation=${id}&step=details`);
    expect(saveTradeIn).toHaveBeenCalledWith({ id, adjustmentAnswers: { keys: "one" } });
  });

  it("takes photos without JavaScript, keeps the answers, and says beside the field which was not taken", async () => {
    const addTradeInPhoto = vi.fn<ApiClient["addTradeInPhoto"]>(async () => open);
    const saveTradeIn = vi.fn<ApiClient["saveTradeIn"]>(async () => open);
    const removeTradeInPhoto = vi.fn<ApiClient["removeTradeInPhoto"]>(async () => open);
    const api = { addTradeInPhoto, saveTradeIn, removeTradeInPhoto };
    const path = `/sell-your-car?valuation=${id}&step=condition`;
    const form = (more: Record<string, string>, ...files: File[]) => {
      const fields = new FormData();
      for (const [name, value] of Object.entries({ keys: "one", ...more })) fields.append(name, value);
      for (const file of files) fields.append("photos", file);
      return fields;
    };
    const good = new File(["x"], "front.jpg", { type: "image/jpeg" });
    const bad = new File(["x"], "notes.txt", { type: "text/plain" });
    expect(await outcome(asked(path, { api, fields: form({ add_photos: "1" }, good) }))).toEqual({
      state: { fields: {}, values: { keys: "one" } },
    });
    expect(await outcome(asked(path, { api, fields: form({ remove_photo: "p1" }) }))).toMatchObject({
      state: { values: { keys: "one" } },
    });
    expect(removeTradeInPhoto).toHaveBeenCalledWith({ id, photo: "p1" });
    expect(await outcome(asked(path, { api, fields: form({}, bad) }))).toMatchObject({
      state: {
        fields: { photos: "notes.txt: We cannot read this photo. Choose a JPEG, PNG or WebP file." },
        values: { keys: "one" },
      },
    });
    expect(saveTradeIn).not.toHaveBeenCalled();
    expect(await outcome(asked(path, { api, fields: form({}, good) }))).toContain("step=details");
    expect(saveTradeIn).toHaveBeenCalledWith({ id, adjustmentAnswers: { keys: "one" } });
    expect(addTradeInPhoto).toHaveBeenCalledTimes(2);
  });

  it("says what is wrong beside the fields, and keeps what was typed", async () => {
    const openTradeIn = () =>
      Promise.reject(refusal(422, "fields_invalid", [{ path: "make", message: "Enter the make." }]));
    expect(
      await outcome(asked("/sell-your-car", { api: { openTradeIn }, fields: { ...car, make: "" } })),
    ).toMatchObject({
      state: { fields: { make: "Enter the make." }, values: { model: "CX-5" } },
    });
  });

  it("fills the car in by its plate, and says so where nobody knows it", async () => {
    const lookUpRego = vi.fn<ApiClient["lookUpRego"]>(async () => ({ make: "Mazda", model: "CX-5", year: 2022 }));
    const fields = { ...car, make: "", find: "1", rego: "DEMO01", regoState: "NSW" };
    expect(await outcome(asked("/sell-your-car", { api: { lookUpRego }, fields }))).toMatchObject({
      lookedUp: "We found a 2022 Mazda CX-5. Is that yours?",
      state: { values: { make: "Mazda", year: "2022", km: "45,000", rego: "DEMO01" } },
    });
    lookUpRego.mockRejectedValue(refusal(404, "rego_unknown"));
    expect(await outcome(asked("/sell-your-car", { api: { lookUpRego }, fields }))).toMatchObject({ lookedUp: "No." });
    expect(await outcome(asked("/sell-your-car", { fields: { ...fields, rego: " " } }))).toMatchObject({
      state: { fields: { rego: "Enter the plate." } },
    });
  });

  it("sends who asks, shows what it came to, and keeps the valuation where the site asks for it", async () => {
    const sendTradeIn = vi.fn<ApiClient["sendTradeIn"]>(async () => ({
      ...open,
      lead_id: "L1",
      state: "sent",
      estimate,
    }));
    const saveMiscellaneous = vi.fn<ApiClient["saveMiscellaneous"]>(async () => ({ saved: true }));
    const args = asked(`/sell-your-car?valuation=${id}&step=details`, {
      api: { sendTradeIn, saveMiscellaneous },
      fields: { name: "Ana", phone: "0412 345 678" },
      more: { tradeIn: { onlineEstimate: true, saveValuation: true } },
    });
    expect(await outcome(args)).toBe(`/sell-your-car?valuation=${id}`);
    expect(sendTradeIn.mock.calls[0]?.[0]).toMatchObject({ id, name: "Ana", phone: "0412 345 678" });
    expect(saveMiscellaneous).toHaveBeenCalledWith({ column_name: "valuation", id, ...estimate });
    saveMiscellaneous.mockRejectedValue(new Error("away"));
    const again = asked(`/sell-your-car?valuation=${id}&step=details`, {
      api: { sendTradeIn, saveMiscellaneous },
      fields: { name: "Ana", phone: "0412 345 678" },
      more: { tradeIn: { onlineEstimate: true, saveValuation: true } },
    });
    expect(await outcome(again)).toBe(`/sell-your-car?valuation=${id}`);
    expect(again.failures).toEqual(["Failed to save valuation data"]);
  });

  it("takes the estimate up, and says so where it has ended", async () => {
    const acceptTradeIn = vi.fn<ApiClient["acceptTradeIn"]>(async () => open);
    const path = `/sell-your-car?valuation=${id}`;
    expect(await outcome(asked(path, { api: { acceptTradeIn }, fields: { accept: "1" } }))).toBe(path);
    acceptTradeIn.mockRejectedValue(refusal(409, "trade_in_over"));
    expect(await outcome(asked(path, { api: { acceptTradeIn }, fields: { accept: "1" } }))).toMatchObject({
      state: { error: "No." },
    });
  });

  it("of a valuation that was sent meanwhile shows what it came to; of one that is gone begins anew", async () => {
    const of = (code: string, status: number) =>
      outcome(
        asked(`/sell-your-car?valuation=${id}&step=condition`, {
          api: { saveTradeIn: () => Promise.reject(refusal(status, code)) },
          fields: {},
        }),
      );
    expect(await of("trade_in_sent", 409)).toBe(`/sell-your-car?valuation=${id}`);
    expect(await of("trade_in_unknown", 404)).toBe("/sell-your-car");
  });
});
