import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignInForm } from "./sign-in-form.tsx";
import { mayBeSignedIn } from "./signed-in-mark.ts";

interface Call {
  path: string;
  body: unknown;
}

let calls: Call[];
let answers: Record<string, () => Response | Promise<Response>>;
const ok = (body: object) => () => Response.json(body);
const refuse = (status: number, body: object) => () => Response.json(body, { status });

beforeEach(() => {
  calls = [];
  answers = {
    "/api/rate-limit": ok({ allowed: true }),
    "/api/auth/otp": ok({ sent: true, resend_after_ms: 15_000 }),
    "/api/auth/verify": ok({ user: { phone: "+61412345678" } }),
  };
  vi.stubGlobal("fetch", async (input: Request) => {
    const path = new URL(input.url).pathname;
    calls.push({ path, body: await input.json() });
    return answers[path]?.() ?? new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const form = (onSignedIn = vi.fn()) => {
  render(
    <SignInForm
      site="harbour-mazda"
      country="AU"
      phone={{ text: "02 5550 0100", href: "tel:0255500100" }}
      onSignedIn={onSignedIn}
    />,
  );
  return onSignedIn;
};
const mobile = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile" });
const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Verification code" });
async function sendCode(number = "0412 345 678") {
  await userEvent.type(mobile(), number);
  await userEvent.click(screen.getByRole("button", { name: "Send Code" }));
}

describe("Signing in by a code", () => {
  it("asks whether a code may be sent, sends it, and waits for it with the number locked", async () => {
    form();
    expect(code().disabled).toBe(true);
    await sendCode();
    await screen.findByText("Code sent!");
    expect(calls.map(({ path }) => path)).toEqual(["/api/rate-limit", "/api/auth/otp"]);
    expect(calls[1]?.body).toMatchObject({ phone: "+61412345678" });
    expect(mobile().disabled).toBe(true);
    expect(code().disabled).toBe(false);
    expect(code().autocomplete).toBe("one-time-code");
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(screen.getByRole("button", { name: /Resend Code, in 15 seconds/ }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });

  it("shows the code on the page of a demonstration, and says that it is one", async () => {
    answers["/api/auth/otp"] = ok({ sent: true, resend_after_ms: 15_000, demonstration_code: "042137" });
    form();
    await sendCode();
    expect((await screen.findByText(/^Demonstration: nobody is texted here\. Your code is/)).textContent).toContain(
      "042137",
    );
    expect(code().value).toBe("");
  });

  it("says that no code can be texted where the site has nothing to text with", async () => {
    answers["/api/rate-limit"] = refuse(503, {
      code: "codes_unavailable",
      error: "No code can be texted at the moment. Please call us instead.",
    });
    form();
    await sendCode();
    expect(await screen.findByText("No code can be texted at the moment. Please call us instead.")).toBeTruthy();
  });

  it("sends nothing while another code cannot be asked for, and lets the number be changed", async () => {
    form();
    await sendCode();
    await userEvent.click(await screen.findByRole("button", { name: /Resend Code/ }));
    expect(calls).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Change number" }));
    expect(mobile().disabled).toBe(false);
    expect(code().disabled).toBe(true);
    expect(document.activeElement).toBe(mobile());
  });

  it("says nothing of the old code any more once the number is changed, and when the new code comes", async () => {
    answers["/api/auth/verify"] = refuse(400, { code: "code_wrong", error: "The code is wrong." });
    answers["/api/auth/otp"] = ok({ sent: true, resend_after_ms: 0 });
    form();
    await sendCode();
    await screen.findByText("Code sent!");
    await userEvent.type(code(), "111111");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("The code is wrong.");
    await userEvent.click(screen.getByRole("button", { name: "Change number" }));
    expect(screen.queryByText("The code is wrong.")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Send Code" }));
    await screen.findByText("Code sent!");
    expect(screen.queryByText("The code is wrong.")).toBeNull();
    // Nor does the field of a code that was too short.
    await userEvent.type(code(), "12");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(code().getAttribute("aria-invalid")).toBe("true"));
    await userEvent.click(screen.getByRole("button", { name: "Change number" }));
    expect(code().getAttribute("aria-invalid")).not.toBe("true");
  });

  it("keeps the focus in the number while a code is sent by Enter, as it may be refused", async () => {
    const answer = Promise.withResolvers<Response>();
    answers["/api/rate-limit"] = () => answer.promise;
    form();
    await userEvent.type(mobile(), "0412 345 678{Enter}");
    await screen.findByText("Sending...");
    // A browser takes the focus of a field that is disabled.
    expect([mobile().disabled, mobile().readOnly]).toEqual([false, true]);
    answer.resolve(Response.json({ code: "x", error: "Not now." }, { status: 400 }));
    await screen.findByText("Not now.");
    expect(document.activeElement).toBe(mobile());
  });

  it("takes a code pasted with blanks and dashes, and goes on once", async () => {
    const onSignedIn = form();
    await sendCode();
    await screen.findByText("Code sent!");
    await userEvent.click(code());
    await userEvent.paste(" 123-456 ");
    expect(code().value).toBe("123456");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)?.body).toMatchObject({ token: "123456", type: "sms" });
    expect(mayBeSignedIn("harbour-mazda")).toBe(true);
  });

  it("asks for the number first, with the focus on it, and says nothing of a code that was never sent", async () => {
    form();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getAllByText("Enter your mobile number.")).toHaveLength(1);
    expect(mobile().getAttribute("aria-invalid")).toBe("true");
    expect(code().getAttribute("aria-invalid")).not.toBe("true");
    expect(document.activeElement).toBe(mobile());
    await userEvent.type(mobile(), "12");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(mobile().getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(mobile());
    expect(calls).toEqual([]);
  });

  it("sends the code when a number is typed and Sign in is pressed", async () => {
    form();
    await userEvent.type(mobile(), "0412 345 678");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("Code sent!");
    await waitFor(() => expect(document.activeElement).toBe(code()));
  });

  it.each([
    ["This is a required field.", ""],
    ["Code must be 6 digits.", "12345"],
  ])("says %j before anything is sent", async (message, typed) => {
    form();
    await sendCode();
    await screen.findByText("Code sent!");
    if (typed !== "") await userEvent.type(code(), typed);
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(code());
    expect(calls).toHaveLength(2);
  });

  it.each([
    [
      "/api/rate-limit",
      refuse(429, { error: "Too many verification attempts. Please try again later.", code: "too_many_attempts" }),
      "Too many verification attempts. Please try again later.",
    ],
    [
      "/api/auth/otp",
      refuse(503, { error: "An unknown error occurred.", code: "code_not_sent" }),
      "An unknown error occurred.",
    ],
  ])("says in the words of the specification why %s sent no code", async (path, answer, message) => {
    answers[path] = answer;
    form();
    await sendCode();
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(code().disabled).toBe(true);
    expect(mobile().disabled).toBe(false);
  });

  it("says that a code is invalid, and keeps the form", async () => {
    answers["/api/auth/verify"] = refuse(422, {
      error: "The verification code is invalid. Please try again.",
      code: "code_invalid",
    });
    const onSignedIn = form();
    await sendCode();
    await screen.findByText("Code sent!");
    await userEvent.type(code(), "111111");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The verification code is invalid. Please try again.",
    );
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ["", "Enter your mobile number."],
    ["02 9000 0000", "Enter an Australian or New Zealand mobile number."],
  ])("refuses %j as a number without asking anybody", async (number, message) => {
    form();
    if (number !== "") await userEvent.type(mobile(), number);
    await userEvent.click(screen.getByRole("button", { name: "Send Code" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
