# covers: unittest and mocks as programs use them: fixtures, subtests, patches, assertions of several kinds, a runner
import io
import random
import re
import sys
import unittest
from contextlib import redirect_stdout
from datetime import date
from decimal import Decimal
from unittest import mock
from unittest.mock import MagicMock, Mock, call, patch


class InsufficientFunds(Exception):
    def __init__(self, needed, available):
        super().__init__(f"needed {needed}, available {available}")
        self.needed = needed


class Notifier:
    def send(self, to, text):
        raise RuntimeError("no network in tests")


class Account:
    interest = Decimal("0.015")

    def __init__(self, owner, balance=0, notifier=None):
        self.owner = owner
        self._balance = Decimal(balance)
        self.history = []
        self.notifier = notifier or Notifier()

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self._balance += Decimal(amount)
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self._balance:
            self.notifier.send(self.owner, f"declined {amount}")
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        self.history.append(("withdraw", amount))

    def lottery(self):
        if random.random() < 0.5:
            self.deposit(random.choice([10, 20]))
        return self.balance

    def statement(self):
        print(f"Statement of {today():%d.%m.%Y}")
        for kind, amount in self.history:
            print(f"{kind:<10}{amount:>8.2f}")


def today():
    return date.today()


def transfer(source, target, amount):
    source.withdraw(amount)
    try:
        target.deposit(amount)
    except Exception:
        source.deposit(amount)
        raise


class AccountTest(unittest.TestCase):
    def setUp(self):
        self.notifier = Mock(spec=Notifier)
        self.account = Account("ann", 100, self.notifier)

    def test_deposit(self):
        self.account.deposit(50)
        self.assertEqual(self.account.balance, 150)
        self.assertListEqual(self.account.history, [("deposit", 50)])

    def test_wrong_amounts(self):
        for amount in (0, -1, -0.5):
            with self.subTest(amount=amount):
                with self.assertRaisesRegex(ValueError, "positive$"):
                    self.account.deposit(amount)

    def test_withdraw_too_much(self):
        with self.assertRaises(InsufficientFunds) as context:
            self.account.withdraw(500)
        self.assertEqual(context.exception.needed, 500)
        self.notifier.send.assert_called_once_with("ann", "declined 500")

    def test_no_notice_without_need(self):
        self.account.withdraw(10)
        self.notifier.send.assert_not_called()

    @patch("random.random", return_value=0.1)
    @patch("random.choice")
    def test_lottery(self, choice, chance):
        choice.return_value = 20
        self.assertEqual(self.account.lottery(), 120)
        choice.assert_called_once_with([10, 20])
        self.assertTrue(chance.called)

    def test_statement(self):
        self.account.deposit(5)
        self.account.withdraw(2)
        out = io.StringIO()
        with patch("__main__.today", return_value=date(2024, 2, 29)), redirect_stdout(out):
            self.account.statement()
        self.assertEqual(out.getvalue().splitlines(), ["Statement of 29.02.2024", "deposit       5.00", "withdraw      2.00"])

    def test_wrong_on_purpose(self):
        """This one is wrong: the balance is another."""
        self.assertEqual(self.account.balance, Decimal("100.50"), "after nothing at all")

    def test_history_wrong_on_purpose(self):
        self.account.deposit(1)
        self.account.deposit(2)
        self.assertEqual(self.account.history, [("deposit", 1), ("deposit", 3), ("withdraw", 1)])


class TransferTest(unittest.TestCase):
    def test_transfer(self):
        a, b = Account("a", 10), Account("b")
        transfer(a, b, 4)
        self.assertEqual((a.balance, b.balance), (6, 4))

    def test_rolls_back(self):
        a = Account("a", 10)
        broken = MagicMock()
        broken.deposit.side_effect = OSError("disk full")
        with self.assertRaises(OSError):
            transfer(a, broken, 4)
        self.assertEqual(a.balance, 10)
        self.assertEqual(broken.mock_calls, [call.deposit(4)])

    def test_order_of_calls(self):
        manager = Mock()
        transfer(manager.source, manager.target, 3)
        manager.assert_has_calls([call.source.withdraw(3), call.target.deposit(3)])

    def test_other_call(self):
        target = Mock(name="target")
        transfer(Account("a", 10), target, 4)
        with self.assertRaisesRegex(AssertionError, r"Expected: deposit\(5\)\s+Actual: deposit\(4\)$"):
            target.deposit.assert_called_with(5)

    @unittest.expectedFailure
    def test_known_bug(self):
        self.assertAlmostEqual(0.1 + 0.2, 0.3, places=20)

    @unittest.skipIf(sys.version_info < (3, 99), "needs a later version")
    def test_future(self):
        pass

    @mock.patch.object(Account, "interest", Decimal(1))
    def test_interest(self):
        self.assertEqual(Account("x").interest, 1)

    @mock.patch.dict("os.environ", {"BANK": "red"})
    def test_environment(self):
        import os

        self.assertIn("BANK", os.environ)


stream = io.StringIO()
program = unittest.main(exit=False, argv=["bank"], testRunner=unittest.TextTestRunner(stream=stream, verbosity=2))
print(re.sub(r'File ".*[/\\]', 'File "', re.sub(r"in [\d.]+s", "in no time", stream.getvalue())))
print(program.result)
suite = unittest.TestLoader().loadTestsFromName("TransferTest", sys.modules[__name__])
print(suite.countTestCases(), [t.id() for t in suite][:2])
